export { JsonField } from '../fields/JsonField';
export { CollapsiblePart } from '../layout/GroupFields';
export { MapPart } from '../lists/MapPart';
export { SectionsPart } from '../layout/GroupFields';
export { Tabs } from '../layout/Tabs';
export { CheckboxesField } from '../lists/CheckboxesField';
export { TagsField } from '../lists/TagsField';
