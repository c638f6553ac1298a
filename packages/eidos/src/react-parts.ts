/*
 * Exports of modules that `EidosScreen` loads when a screen needs them. `build.mjs` writes them so that a bundle that uses
 * none of them does not hold their modules; hence one line for each module.
 */
export { JsonField, type JsonFieldProps } from './fields/JsonField';
export { type Rows, useRows, useValue } from './hooks/use-value';
export { CheckboxesField } from './lists/CheckboxesField';
export { type Tag, TagList, type TagListProps } from './lists/TagList';
export { TagsField, type TagsFieldProps } from './lists/TagsField';
export { MapPart } from './lists/MapPart';
export { Tabs, type TabsProps } from './layout/Tabs';
export { DisplayTable } from './tables/DisplayTable';
export { EditableTable } from './tables/EditableTable';
export { OrderedTable, type OrderedTableProps } from './tables/OrderedTable';
