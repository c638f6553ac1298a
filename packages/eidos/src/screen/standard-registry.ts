import { createRegistry, mergeRegistries, type Part, type PartKind, type Registry } from '../parts/registry';
import { DisplayTable } from '../tables/DisplayTable';
import { EditableTable } from '../tables/EditableTable';
import { OrderedTable } from '../tables/OrderedTable';
import { type fieldParts, fieldRegistry } from './field-registry';
import { otherKinds, otherWidgets } from './other-parts';

/** The parts of the kinds that `fieldRegistry` has not. */
export type OtherKinds = Readonly<Record<Exclude<PartKind, keyof typeof fieldParts>, Part>>;

const kinds: OtherKinds = {
  ...otherKinds,
  'display-table': DisplayTable,
  'editable-table': EditableTable,
  'ordered-table': OrderedTable,
};

/**
 * Every part of the toolkit, including tables, lists, tabs, maps, sections and JSON text, loaded with the code that
 * imports it. `EidosScreen` has the same parts by default, but loads the larger ones when a screen needs them.
 */
export const standardRegistry: Registry = mergeRegistries(
  fieldRegistry,
  createRegistry({ kinds, widgets: otherWidgets }),
);
