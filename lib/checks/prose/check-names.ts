import type { Diagnostic } from '../../config/diagnostics/diagnostic';
import { nearestName } from '../../config/diagnostics/nearest-name';
import { checkNodes } from './check-markup';
import type { ProsePage } from './prose-page';

/** Where a writer adds names in code that are not the toolkit's. */
export const FOREIGN_NAMES_FILE = 'content/foreign-names.txt';

export interface KnownNames {
  /** The names of the toolkit: exports, options, keywords, classes, custom properties, codes. */
  readonly toolkit: ReadonlySet<string>;
  /** Names of the platform, of other packages and of sample data. */
  readonly foreign: ReadonlySet<string>;
}

const nameInCode = /--?[a-z][\w-]*…?|[$@]?[A-Za-z_][\w$-]*(?:\.[A-Za-z_][\w$-]*)*(?:-…)?/g;
const ownClass = /(?<![\w/@.-])(?:--)?eidos-[a-z][\w-]*/g;

/** Pointers, URLs and paths of files are made of other people's names. */
const place = /\b\d\w*|\b\w+@[\w.]+|(?:https?:\/|\.{0,2})\/[^\s"'<>{}]*|[\w.@-]+(?:\/[\w.*-]+)+/g;

/** A message that a program shows. */
const message = /^[A-Z][\w ]* \S+ \S+/;

/** The names in a piece of code within a sentence. */
export function namesIn(code: string): string[] {
  if (message.test(code)) return [];
  return code.replaceAll(place, ' ').match(nameInCode) ?? [];
}

function isKnown(name: string, { toolkit, foreign }: KnownNames): boolean {
  const has = (one: string) => toolkit.has(one) || foreign.has(one);
  if (has(name)) return true;
  // "--eidos-duration-…" means a family of names.
  if (name.endsWith('…') || name.endsWith('-')) {
    const start = name.replace(/…$/, '');
    return [...toolkit].some((one) => one.startsWith(start));
  }
  const parts = name.split('.');
  const isWord = [...toolkit].some((one) => one.startsWith(`${parts[0]}.`));
  return parts.length > 1 && !isWord && parts.every(has);
}

/** Names in code, of a sentence or a sample, that neither the toolkit nor anyone else has. */
export function checkNames(page: ProsePage, known: KnownNames): Diagnostic[] {
  const check = (names: readonly string[], line: number) =>
    [...new Set(names)]
      .filter((name) => !isKnown(name, known))
      .map((name) => {
        const near = nearestName(name, [...known.toolkit]);
        const fix = `${near === undefined ? '' : `Did you mean \`${near}\`? `}Correct it, or add it to ${FOREIGN_NAMES_FILE} when it is not a name of the toolkit.`;
        return { line, message: `The toolkit has no name \`${name}\`.`, fix };
      });
  return checkNodes((node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'inlineCode') return check(namesIn(node.value), line);
    const lines = node.type === 'code' ? node.value.split('\n') : [];
    return lines.flatMap((text, index) => check(text.match(ownClass) ?? [], line + 1 + index));
  })(page);
}
