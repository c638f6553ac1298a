/**
 * A sentence that depends on a number: the form for each plural category of the locale (`Intl.PluralRules`),
 * where `plural` names the value that decides and `other` is used for every category that is left out.
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

/** A sentence; `{name}` in it is replaced by the value of that name. */
export type Message = string | PluralMessage;
