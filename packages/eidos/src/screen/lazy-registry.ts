import { createRegistry, mergeRegistries, type Part, type Registry } from '../parts/registry';
import { fieldRegistry } from './field-registry';
import { lazyPart } from './lazy-part';
import type * as OtherParts from './other-parts';
import { createPartSource } from './part-source';

const displayTable = createPartSource(() => import('../tables/DisplayTable'));
const editableTable = createPartSource(() => import('../tables/EditableTable'));
const orderedTable = createPartSource(() => import('../tables/OrderedTable'));
const otherParts = createPartSource(() => import('./other-parts'));

/** Every module that the parts of `lazyRegistry` are loaded from. */
export const partSources = [displayTable, editableTable, orderedTable, otherParts];

const other = (choose: (parts: typeof OtherParts) => Part) => lazyPart(otherParts, choose);

const checkboxes = other((parts) => parts.CheckboxesField);
const tags = other((parts) => parts.TagsField);

/**
 * What `EidosScreen` uses by default: the parts of `standardRegistry`, of which those beyond fields and groups are loaded
 * when a screen needs them.
 */
export const lazyRegistry: Registry = mergeRegistries(
  fieldRegistry,
  createRegistry({
    kinds: {
      tabs: other((parts) => parts.Tabs),
      map: other((parts) => parts.MapPart),
      json: other((parts) => parts.JsonField),
      choices: checkboxes,
      tags,
      'display-table': lazyPart(displayTable, (tables) => tables.DisplayTable),
      'editable-table': lazyPart(editableTable, (tables) => tables.EditableTable),
      'ordered-table': lazyPart(orderedTable, (tables) => tables.OrderedTable),
    },
    widgets: {
      checkboxes,
      tags,
      sections: other((parts) => parts.SectionsPart),
      collapsible: other((parts) => parts.CollapsiblePart),
    },
  }),
);
