import { readFileSync, statSync } from 'node:fs';
import { type Diagnostic, displayPath } from '../../config/diagnostics/diagnostic';
import { normalizeText } from '../../config/diagnostics/source-text';
import { leadingTitle } from './derive-text';
import { bodyOf } from './split-frontmatter';

/** What no page may hold: HTML and the feed have no way to write it. Tabs and line breaks are not among them. */
// eslint-disable-next-line no-control-regex -- these characters are what is looked for
const controlCharacter = /[\0-\x08\v\f\x0e-\x1f\x7f]/;

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Where a decoder first put the mark of bytes that are not UTF-8; a mark that was written as such comes later. */
function undecodable(bytes: Buffer, text: string, file: string): Diagnostic {
  const line = lineAt(text, text.indexOf('\uFFFD'));
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return {
    file,
    line,
    message: isUtf16 ? 'The file is UTF-16.' : 'The file holds bytes that are not UTF-8.',
    fix: 'Save it with the encoding UTF-8.',
  };
}

/**
 * Decodes a text file as an editor on any system may save it: the byte order mark is dropped, line breaks become "\n".
 * @param file its name in messages.
 */
export function readText(
  bytes: Buffer,
  file: string,
): { readonly text: string } | { readonly diagnostics: Diagnostic[] } {
  const text = normalizeText(bytes.toString('utf8'));
  const isUtf8 = !text.includes('\uFFFD') || Buffer.from(bytes.toString('utf8')).equals(bytes);
  if (!isUtf8) return { diagnostics: [undecodable(bytes, text, file)] };
  const control = controlCharacter.exec(text);
  if (!control) return { text };
  const code = control[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const message = `The text holds the control character U+${code}, which no page can show.`;
  return { diagnostics: [{ file, line: lineAt(text, control.index), message, fix: 'Delete it.' }] };
}

/** A page as far as its text is concerned. */
interface TextOfPage {
  readonly sourceFile: string;
  readonly isTitleInText?: boolean | undefined;
}

const bodies = new Map<string, { readonly stamp: string; readonly body: string }>();

/** Changes when a file does. */
export function fileStamp(file: string): string {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs}:${size}`;
}

/** Remembers the text of a page that was read for another purpose, as long as its file has this stamp. */
export function rememberBody({ sourceFile, isTitleInText = false }: TextOfPage, stamp: string, body: string) {
  bodies.set(sourceFile, { stamp: `${stamp}:${isTitleInText}`, body });
}

/**
 * The text of a page without its frontmatter and its title, whose lines are left blank. Read at once, not as a promise: React
 * notes where each promise of a request comes from while pages are being written, and there would be thousands.
 */
export function readBody({ sourceFile, isTitleInText = false }: TextOfPage): string {
  const stamp = fileStamp(sourceFile);
  const known = bodies.get(sourceFile);
  if (known?.stamp === `${stamp}:${isTitleInText}`) return known.body;
  const read = readText(readFileSync(sourceFile), displayPath(sourceFile));
  const whole = 'diagnostics' in read ? '' : bodyOf(read.text);
  const body = (isTitleInText ? leadingTitle(whole)?.rest : undefined) ?? whole;
  rememberBody({ sourceFile, isTitleInText }, stamp, body);
  return body;
}
