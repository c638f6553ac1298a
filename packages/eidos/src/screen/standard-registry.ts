import { JsonField } from '../fields/JsonField';
import { CollapsiblePart, SectionsPart } from '../layout/GroupFields';
import { MapPart } from '../lists/MapPart';
import { Tabs } from '../layout/Tabs';
import { CheckboxesField } from '../lists/CheckboxesField';
import { TagsField } from '../lists/TagsField';
import { DisplayTable } from '../tables/DisplayTable';
import { EditableTable } from '../tables/EditableTable';
import { OrderedTable } from '../tables/OrderedTable';
import { fieldRegistry } from './field-registry';
import { createRegistry, mergeRegistries, type Registry } from '../parts/registry';

/**
 * Every part of the toolkit, including tables, lists, tabs, maps, sections and JSON text, loaded with the code that
 * imports it. `EidosScreen` has the same parts by default, but loads the larger ones when a screen needs them.
 */
export const standardRegistry: Registry = mergeRegistries(
  fieldRegistry,
  createRegistry({
    kinds: {
      tabs: Tabs,
      map: MapPart,
      json: JsonField,
      choices: CheckboxesField,
      tags: TagsField,
      'display-table': DisplayTable,
      'editable-table': EditableTable,
      'ordered-table': OrderedTable,
    },
    widgets: {
      checkboxes: CheckboxesField,
      tags: TagsField,
      sections: SectionsPart,
      collapsible: CollapsiblePart,
    },
  }),
);
