/** A command and its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** One of the things that `npm test` runs. */
export interface Check {
  readonly name: string;
  readonly command: Command;
  /** Names of checks that write what this one reads. */
  readonly after?: readonly string[];
  /** Whether nothing may run beside it: it uses every core by itself, or writes what others read. */
  readonly isAlone?: boolean;
}
