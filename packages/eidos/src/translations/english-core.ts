/** A message that depends on a number, with a form for each plural category of the locale (`Intl.PluralRules`). */
interface PluralMessage {
  /**
   * The name of the value that selects the form.
   * @default the first placeholder of `other`
   */
  readonly plural?: string;
  /** The text for the form `zero`. */
  readonly zero?: string;
  /** The text for the form `one`. */
  readonly one?: string;
  /** The text for the form `two`. */
  readonly two?: string;
  /** The text for the form `few`. */
  readonly few?: string;
  /** The text for the form `many`. */
  readonly many?: string;
  /** The text for all other numbers, and for every form that has none. */
  readonly other: string;
}

/** A message; `{name}` in it is replaced by the value of that name. */
export type Message = string | PluralMessage;

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
  'field.untitled': 'Value',
  'field.help': 'Help with {label}',
  'field.timeZone': 'Time zone: UTC{offset}',

  'boolean.true': 'Yes',
  'boolean.false': 'No',

  'group.add': 'Add {label}',
  'group.remove': 'Remove {label}',

  'offer.use': 'Use {value}',
  'offer.empty': 'Leave empty',

  'conflict.notice': 'Someone else changed this to {theirs}. Yours is kept until you choose.',
  'conflict.hidden': 'Someone else changed this. Yours is kept until you choose.',
  'conflict.empty': 'an empty value',
  'conflict.takeTheirs': 'Use theirs',
  'conflict.keepMine': 'Keep mine',

  'error.required': 'Fill in this field.',
  'error.type': 'This value has the wrong type.',
  'error.number': 'Enter a number, such as {example}.',
  'error.integer': 'Enter a whole number, such as {example}.',
  'error.leadingZeros': 'Enter the number without leading zeros.',
  'error.inexact': 'This number has too many digits to store exactly. Shorten it.',
  'error.overflow': 'This number is too large.',
  'error.boolean': '“{text}” is neither yes nor no.',
  'error.unit': 'Enter the number without “{text}”.',
  'error.shortYear': 'Enter the year with four digits, such as 2026.',
  'error.ambiguous': '“{text}” matches several options. Choose one of them.',
  'error.upload': 'The file was not uploaded. Choose it again.',
  'error.unknown': 'This value is not valid.',

  'hud.errors': { one: '{count} error', other: '{count} errors' },

  'part.failed': 'This part could not be rendered: {message}',
} as const satisfies Readonly<Record<string, Message>>;
