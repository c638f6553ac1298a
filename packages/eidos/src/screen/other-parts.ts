import { JsonField } from '../fields/JsonField';
import { CollapsiblePart, SectionsPart } from '../layout/GroupFields';
import { Tabs } from '../layout/Tabs';
import { CheckboxesField } from '../lists/CheckboxesField';
import { MapPart } from '../lists/MapPart';
import { TagsField } from '../lists/TagsField';

// The parts beyond fields, groups and tables; `EidosScreen` loads this module when a screen needs one of them.

export const otherKinds = {
  tabs: Tabs,
  map: MapPart,
  json: JsonField,
  choices: CheckboxesField,
  tags: TagsField,
};

export const otherWidgets = {
  checkboxes: CheckboxesField,
  tags: TagsField,
  sections: SectionsPart,
  collapsible: CollapsiblePart,
};
