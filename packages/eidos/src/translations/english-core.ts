import type { Message } from './message';

/** The texts that fields, the provider and the controller need on every screen. */
export const englishCore = {
  'field.deprecated': 'no longer used',
  'field.none': 'None',
  'field.choose': 'Choose…',
  'field.characters': {
    plural: 'limit',
    one: '{count} of {limit} character',
    other: '{count} of {limit} characters',
  },
  'field.unset': 'Not set',
  'field.help': 'Help with {label}',
  'field.timeZone': 'Time zone: UTC{offset}',

  'boolean.true': 'Yes',
  'boolean.false': 'No',

  'union.option': 'Option',

  'group.add': 'Add {label}',
  'group.remove': 'Remove {label}',

  'offer.use': 'Use {value}',
  'offer.empty': 'Leave empty',

  'conflict.notice': 'Someone else changed this to {theirs}. Yours is kept until you choose.',
  'conflict.hidden': 'Someone else changed this. Yours is kept until you choose.',
  'conflict.empty': 'nothing',
  'conflict.takeTheirs': 'Use theirs',
  'conflict.keepMine': 'Keep mine',

  'error.required': 'Fill in this field.',
  'error.type': 'This value has the wrong type for this field.',
  'error.number': 'Enter a number, such as {example}.',
  'error.integer': 'Enter a whole number, such as {example}.',
  'error.leadingZeros': 'Enter the number without leading zeros.',
  'error.inexact': 'This number has too many digits to be stored exactly. Shorten it.',
  'error.overflow': 'This number is too large to store.',
  'error.boolean': '“{text}” is neither yes nor no.',
  'error.percent': 'Enter the number without a percent sign: 12 % may mean 12 or 0.12.',
  'error.shortYear': 'Enter the year with four digits, such as 2026.',
  'error.ambiguous': '“{text}” means several options. Choose one of them.',
  'error.server': 'The server refused this value.',
  'error.upload': 'The file is not stored. Choose it again.',
  'error.unknown': 'This value is not valid.',

  'hud.errors': { plural: 'count', one: '{count} error', other: '{count} errors' },

  'part.failed': 'This part could not be rendered: {message}',
} as const satisfies Readonly<Record<string, Message>>;
