export { choicesFrom, ComboboxField, type ComboboxFieldProps } from './choices/ComboboxField';
export { ChoicesField } from './choices/ComboboxField';
export { Combobox, type ComboboxProps } from './choices/Combobox';
export {
  type ChoiceOptions,
  type ChoiceQuery,
  type Choices,
  type LoadChoices,
  useChoices,
  type UseChoicesOptions,
} from './choices/use-choices';
export { BooleanField, type BooleanFieldProps } from './fields/BooleanField';
export { IntegerField, type IntegerFieldProps } from './fields/NumberField';
export { NumberField, type NumberFieldProps } from './fields/NumberField';
export { StringField, type StringFieldProps } from './fields/StringField';
export { TextField, type TextFieldProps } from './fields/TextField';
export { UnionField, type UnionFieldProps } from './fields/UnionField';
export {
  type Control,
  type ControlAttributes,
  type ControlIds,
  expectKind,
  type FrameStyle,
  FrameContext,
  useControl,
} from './fields/control';
export { createField, FieldFrame, type FieldFrameProps } from './fields/FieldFrame';
export { fieldsFor, type TypedFields } from './fields/typed';
export { readDataUrl, uploadField, type UploadOptions } from './lists/upload-field';
export type { Upload, UploadContext } from './lists/use-uploads';
export { createTypedHooks, type TypedField, type TypedHooks, type TypedRows } from './fields/typed';
export { useErrors } from './hooks/use-errors';
export { useChecking, useForm } from './hooks/use-form';
export { TranslationsContext, useController, useTranslator } from './hooks/contexts';
export { type Field, useField } from './hooks/use-field';
export { ErrorList } from './hud/ErrorList';
export { HUD, type HUDProps } from './hud/HUD';
export { Wizard, type WizardProps } from './hud/Wizard';
export { Cards } from './lists/Cards';
export type { TabItem } from './layout/Tabs';
export { FieldLock, type FieldLockProps } from './parts/FieldLock';
export { EidosPart, usePart } from './parts/EidosPart';
export { optionsOf } from './fields/control';
export { EidosProvider, type EidosProviderProps } from './screen/EidosProvider';
export {
  EidosScreen,
  type EidosScreenControlledProps,
  type EidosScreenHandle,
  type EidosScreenOwnProps,
  type EidosScreenProps,
  type ScreenChange,
} from './screen/EidosScreen';
export { fieldRegistry } from './screen/field-registry';
export {
  createRegistry,
  mergeRegistries,
  type Part,
  type PartKind,
  type PartPredicate,
  type PartProps,
  type Registry,
  type RegistryEntries,
  type ScreenElements,
} from './parts/registry';
export { listRegistry } from './screen/list-registry';
export { preloadScreen } from './screen/lazy-registry';
export { standardRegistry } from './screen/standard-registry';
export { useFocusTarget, useScreen } from './parts/screen-context';
export { useReveal } from './parts/use-reveal';
export { useNode } from './parts/use-node';
export { useSubmit } from './hud/hud-actions';
export { ColorSchemeContext, type ColorSchemeHandle, useColorScheme } from './style-system/use-color-scheme';
export type { ColumnWidths } from './tables/column-widths';
export type {
  CellContent,
  DisplayRow,
  DisplayTableProps,
  EditableTableProps,
  RenderCell,
} from './tables/table-props';
export type { ColumnFilter } from './tables/column-filters';
export { LargeTable, type LargeTableProps } from './tables/LargeTable';
export type { RowPage, RowRequest, RowSource } from './tables/row-pages';
export type { SortOrder } from './tables/sort-rows';
export * from './react-parts';
