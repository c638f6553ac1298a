/**
 * A message that depends on a number, with a form for each plural category of the locale (`Intl.PluralRules`):
 * `plural` names the value that decides, and `other` is used for every category without a form.
 */
export interface PluralMessage {
  readonly plural: string;
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** A message; `{name}` in it is replaced by the value of that name. */
export type Message = string | PluralMessage;
