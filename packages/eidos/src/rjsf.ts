export {
  type FromUiSchema,
  fromUiSchema,
  type MissingUiOption,
  type UiSchemaScreen,
} from './migration/from-ui-schema';
