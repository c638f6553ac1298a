import { JsonField } from '../fields/JsonField';
import { CollapsiblePart, SectionsPart } from '../layout/GroupFields';
import { MapPart } from '../lists/MapPart';
import { Tabs } from '../layout/Tabs';
import { CheckboxesField } from '../lists/CheckboxesField';
import { TagsField } from '../lists/TagsField';
import { DisplayTable } from '../tables/DisplayTable';
import { EditableTable } from '../tables/EditableTable';
import { OrderedTable } from '../tables/OrderedTable';
import { fieldParts, fieldRegistry } from './field-registry';
import { createRegistry, mergeRegistries, type Part, type PartKind, type Registry } from '../parts/registry';

/** The parts beyond fields and groups; `lazyRegistry` has one for each of them that is loaded when it is needed. */
export const largeParts = {
  kinds: {
    tabs: Tabs,
    map: MapPart,
    json: JsonField,
    choices: CheckboxesField,
    tags: TagsField,
    'display-table': DisplayTable,
    'editable-table': EditableTable,
    'ordered-table': OrderedTable,
  } satisfies Record<Exclude<PartKind, keyof typeof fieldParts>, Part>,
  widgets: {
    checkboxes: CheckboxesField,
    tags: TagsField,
    sections: SectionsPart,
    collapsible: CollapsiblePart,
  },
};

/**
 * Every part of the toolkit, including tables, lists, tabs, maps, sections and JSON text, loaded with the code that
 * imports it. `EidosScreen` has the same parts by default, but loads the larger ones when a screen needs them.
 */
export const standardRegistry: Registry = mergeRegistries(fieldRegistry, createRegistry(largeParts));
