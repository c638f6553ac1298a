import type { Diagnostic } from './diagnostic';
import { groupBy } from './group-by';

/** Diagnostics whose messages differ only in what they name. */
export interface Variant {
  /** What the messages of this variant name, such as one component. */
  readonly named: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Diagnostics of one cause, the most frequent variant first. */
export interface Group {
  /** The message with "…" for what it names. */
  readonly cause: string;
  readonly count: number;
  readonly variants: readonly Variant[];
}

/** What a message names: quoted text, code, a tag, a number, a path, an anchor. */
const namedPart =
  /(?<=: )(?:import|export)\s.*$|"[^"]*"|`[^`]*`|\(\S*[/#.]\S*\)|<\/?[^<>\s]+>|(?<=\s)#\S+?(?=[.,]?(\s|$))|(?<=^|\s)\S*\/\S*?(?=[.,:]?(\s|$))|\b\d[\d:-]*\b/g;

function split({ message }: Diagnostic): { cause: string; named: string } {
  // The lists that some messages end in are not part of their cause.
  const [first = ''] = message.split('\n');
  const parts: string[] = [];
  const cause = first.replaceAll(namedPart, (part) => {
    parts.push(part);
    return /^["`<(]/.test(part) ? `${part[0]}…${part.at(-1)}` : '…';
  });
  return { cause, named: parts.join(', ') };
}

/** Groups, the largest first. */
function largestGroups<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  return [...groupBy(items, keyOf)].sort(([, one], [, other]) => other.length - one.length);
}

/** Groups diagnostics by their cause, the most frequent one first. */
export function groupDiagnostics(diagnostics: readonly Diagnostic[]): Group[] {
  const read = diagnostics.map((diagnostic) => ({ ...split(diagnostic), diagnostic }));
  return largestGroups(read, ({ cause }) => cause).map(([cause, same]) => ({
    cause,
    count: same.length,
    variants: largestGroups(same, ({ named }) => named).map(([named, found]) => ({
      named,
      diagnostics: found.map(({ diagnostic }) => diagnostic),
    })),
  }));
}
