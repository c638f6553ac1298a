import type { Message } from './message';

/** The texts of the parts for values that the schema leaves open: JSON text and added names. */
export const englishOpen = {
  'error.json':
    'Enter JSON: text in double quotes, a number, true, false, null, a list in [ ] or an object in { }.',
  'error.jsonNames': 'A name occurs twice in one object, which stores only one of them. Rename or remove it.',
  'json.inside': 'At {pointer}: {message}',

  'map.name': 'Name',
  'map.newName': 'New name in {label}',
  'map.add': 'Add to {label}',
  'map.taken': 'This name is in use already.',
  'map.refused': 'This name is not allowed here.',
} as const satisfies Readonly<Record<string, Message>>;
