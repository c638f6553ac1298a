import type { Choice } from '../compiler/node';
import type { Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';

/** The argument of a function that returns choices. */
export interface ChoiceQuery<Data = unknown> {
  /** The typed text. A function that reads it is called again for each text; else the list is searched in the field. */
  readonly search: string;
  /** The data of the whole screen. */
  readonly data: Data;
  /** The value that the choices are for, such as `/lines/3/city`. */
  readonly pointer: Pointer;
  /** Aborted when the result is no longer needed; pass it to `fetch`. */
  readonly signal: AbortSignal;
}

/** Returns choices, immediately or later. A thrown error is shown with a button that tries again. */
// `any`, so that a function for typed data can be passed to a field that works on every screen.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type LoadChoices<Data = any> = (
  query: ChoiceQuery<Data>,
) => readonly Choice[] | PromiseLike<readonly Choice[]>;

/** How choices are loaded, besides the function. */
export interface ChoiceOptions {
  /**
   * Pointers of values that the choices depend on: the function is called again when one of them changes. A segment
   * `*` is replaced with that of the field at the same place, such as the row of a table.
   */
  dependsOn?: readonly Pointer[];
  /**
   * The label of a value that is not in a list yet.
   * @default the value itself
   */
  labelOf?: (value: JsonValue) => string;
  /**
   * The pause after a keystroke before a search starts, in milliseconds.
   * @default `250`
   */
  wait?: number;
}

/** A pointer with `*` in place of the segments of another pointer. */
export function resolvePattern(pattern: Pointer, pointer: Pointer): Pointer {
  const segments = pointer.split('/');
  return pattern
    .split('/')
    .map((part, at) => (part === '*' ? (segments[at] ?? part) : part))
    .join('/');
}
