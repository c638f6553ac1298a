import type { Message } from './message';

/** The texts of arrays that are not rendered as tables: check boxes, tags and cards. */
export const englishLists = {
  'list.item': '“{item}”: {message}',
  'list.added': '{label} added.',
  'list.removed': '{label} removed.',
  'list.repeated': '{label} is in the list already.',
  'list.twice': '“{item}” is in the list twice. Remove one of them.',
  'list.least': 'Choose at least {limit}.',
  'list.most': 'Choose at most {limit}.',

  'tags.list': 'In {label}',
  'tags.typed': 'Enter or a comma adds what you typed.',
  'tags.keys': 'Backspace removes the last one, the left arrow key goes to it.',

  'cards.card': '{label} {row}',
  'cards.add': 'Add to {label}',
  'cards.empty': 'Nothing here yet',
  'cards.up': 'Move {label} up',
  'cards.down': 'Move {label} down',
  'cards.moved': 'Moved to place {place} of {total}.',
} as const satisfies Readonly<Record<string, Message>>;
