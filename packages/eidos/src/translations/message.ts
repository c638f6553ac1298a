/**
 * A message that depends on a number, with a form for each plural category of the locale (`Intl.PluralRules`):
 * `plural` names the value that decides, and `other` is used for every category without a form.
 */
export interface PluralMessage {
  /** The name of the value that selects the form. */
  readonly plural: string;
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
  /** The text for all other numbers. */
  readonly other: string;
}

/** A message; `{name}` in it is replaced by the value of that name. */
export type Message = string | PluralMessage;
