import { BooleanField } from '../fields/BooleanField';
import { IntegerField, NumberField } from '../fields/NumberField';
import { StringField } from '../fields/StringField';
import { TextField } from '../fields/TextField';
import { UnionField } from '../fields/UnionField';
import { ConstantPart, ReferencePart } from '../fields/ReferencePart';
import { GroupPart } from '../layout/GroupPart';
import type { Registry, ScreenElements } from '../parts/registry';

/** The parts of the kinds that every screen loads; `standardRegistry` has those of all others. */
export const fieldParts = {
  boolean: BooleanField,
  integer: IntegerField,
  number: NumberField,
  string: StringField,
  text: TextField,
  union: UnionField,
  group: GroupPart,
  reference: ReferencePart,
  constant: ConstantPart,
};

/** The toolkit's own parts for single values and groups: what `EidosProvider` uses by default. */
export const fieldRegistry: Registry & { readonly elements: ScreenElements } = {
  kinds: fieldParts,
  formats: {},
  widgets: {},
  elements: { input: 'input', textarea: 'textarea', select: 'select', button: 'button' },
  finders: [],
};
