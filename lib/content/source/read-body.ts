import { readFileSync, statSync } from 'node:fs';
import { displayPath } from '../../diagnostics/display-path';
import { leadingTitle } from './derive-text';
import { readText } from './read-text';
import { bodyOf } from './split-frontmatter';

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
