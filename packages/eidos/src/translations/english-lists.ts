import type { Message } from './english-core';

/** The texts of arrays that are not rendered as tables: check boxes, tags and cards. */
export const englishLists = {
  'list.item': '“{item}”: {message}',
  'list.added': '{label} added.',
  'list.removed': '{label} removed.',
  'list.repeated': '{label} is already in the list.',
  'list.twice': '“{item}” is in the list twice. Remove one of them.',
  'list.least': 'Choose at least {limit}.',
  'list.most': 'Choose at most {limit}.',

  'tags.list': 'In {label}',
  'tags.typed': 'Press Enter or type a comma to add the text.',
  'tags.keys': 'Backspace removes the last one; the left arrow key moves to it.',

  'cards.card': '{label} {row}',
  'cards.add': 'Add to {label}',
  'cards.untitled': 'Item',
  'cards.empty': 'Nothing here yet',
  'cards.up': 'Move {label} up',
  'cards.down': 'Move {label} down',
  'cards.moved': 'Moved to position {place} of {total}.',
} as const satisfies Readonly<Record<string, Message>>;

/** The texts of the parts for values that the schema leaves open: JSON text and added names. */
export const englishOpen = {
  'error.json':
    'Enter JSON: text in double quotes, a number, true, false, null, a list in [ ] or an object in { }.',
  'error.jsonNames': 'A name occurs twice in one object, which stores only one of them. Rename or remove it.',
  'json.inside': 'At {pointer}: {message}',

  'map.untitled': 'the list',
  'map.name': 'Name',
  'map.newName': 'New name in {label}',
  'map.add': 'Add to {label}',
  'map.taken': 'This name is already in use.',
  'map.refused': 'This name is not allowed here.',
} as const satisfies Readonly<Record<string, Message>>;

export const englishWizard = {
  'wizard.steps': 'Steps',
  'wizard.heading': 'Step {step} of {count}: {label}',
  'wizard.done': 'done',
  'wizard.next': 'Next',
  'wizard.back': 'Back',
  'wizard.checking': 'Checking…',
} as const satisfies Readonly<Record<string, Message>>;

/** The texts of tabs and collapsible parts. */
export const englishTabs = {
  'tabs.label': 'Sections of {label}',
  'tabs.sections': 'Sections',
  'tabs.errors': { one: '{count} error', other: '{count} errors' },
} as const satisfies Readonly<Record<string, Message>>;

/** The texts of fields whose choices are searched or loaded. */
export const englishChoices = {
  'choice.show': 'Show the choices of {label}',
  'choice.loading': 'Loading the choices…',
  'choice.failed': 'The choices could not be loaded.',
  'choice.retry': 'Try again',
  'choice.empty': 'There are no choices.',
  'choice.noMatch': 'No choice matches “{text}”.',
  'choice.count': { one: '{count} choice', other: '{count} choices' },
  'choice.outside': '{label} is not among the choices.',
} as const satisfies Readonly<Record<string, Message>>;

/** The texts of fields that upload a file. */
export const englishFiles = {
  'upload.sending': 'Uploading {name}…',
  'upload.progress': 'Uploading {name}: {percent} %',
  'upload.done': '{name} is uploaded.',
  'upload.failed': '{name} could not be uploaded. Check the connection and choose it again.',
  'upload.unread':
    '{name} could not be read. Choose a smaller file, or this one again if it was changed or moved.',
  'upload.kind': '{name} is not an accepted file type ({accept}).',
  'upload.folder': '{name} is a folder. Choose the files in it.',
  'upload.single': 'Only one file can be stored here. Remove it and choose one.',
  'upload.ofFile': '{name}: {message}',
  'upload.list': '{label}: files',
  'upload.drop': 'or drop a file here',
  'upload.dropSeveral': 'or drop files here',
  'upload.cancel': 'Cancel {name}',
  'upload.remove': 'Remove {name}',
  'upload.removeShort': 'Remove',
  'upload.cancelShort': 'Cancel',
  'upload.removed': '{name} is removed.',
} as const satisfies Readonly<Record<string, Message>>;
