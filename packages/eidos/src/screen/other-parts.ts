export { JsonField } from '../fields/JsonField';
export { CollapsiblePart } from '../layout/SectionsPart';
export { MapPart } from '../layout/MapPart';
export { SectionsPart } from '../layout/SectionsPart';
export { Tabs } from '../layout/Tabs';
export { CheckboxesField } from '../lists/CheckboxesField';
export { TagsField } from '../lists/TagsField';
