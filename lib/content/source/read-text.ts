import { readFileSync } from 'node:fs';
import { type Diagnostic, displayPath } from '../../config/diagnostics/diagnostic';
import { normalizeText } from '../../config/diagnostics/source-text';

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes a text file as an editor on any system may save it: the byte order mark is dropped, line breaks become "\n".
 * @param file its name in messages.
 */
export function readText(
  bytes: Buffer,
  file: string,
): { readonly text: string } | { readonly diagnostics: Diagnostic[] } {
  try {
    return { text: normalizeText(decoder.decode(bytes)) };
  } catch {
    const [before = ''] = bytes.toString().split('\uFFFD', 1);
    const line = before.split('\n').length;
    const message = 'The file holds bytes that are not UTF-8.';
    return { diagnostics: [{ file, line, message, fix: 'Save it with the encoding UTF-8.' }] };
  }
}

/** Reads such a file from disk, which may be a link that leads nowhere. */
export function readTextFile(file: string): ReturnType<typeof readText> {
  try {
    return readText(readFileSync(file), displayPath(file));
  } catch (error) {
    const message = `The file cannot be read: ${(error as Error).message}.`;
    return { diagnostics: [{ file: displayPath(file), message, fix: 'Make it readable, or delete it.' }] };
  }
}
