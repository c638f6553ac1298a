import type { Diagnostic } from '../../config/diagnostics/diagnostic';
import { normalizeText } from '../../config/diagnostics/source-text';

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
