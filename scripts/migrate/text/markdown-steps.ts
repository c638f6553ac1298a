import { leadingTitle } from '../../../lib/content/source/derive-text';
import type { TextStep } from './text-step';

/** Whether the heading at an offset is the one that a text begins with. */
function isTitleAt(text: string, offset: number): boolean {
  const title = leadingTitle(text);
  return title !== undefined && title.rest.slice(offset, offset + 1) !== '#';
}

/** What other generators write in Markdown and HTML of their own. */
export const markdownSteps: readonly TextStep[] = [
  {
    what: 'scripts and styles of pages, left out',
    pattern: /^[^\S\n]*<(script|style)\b[^>]*>[^]*?<\/\1>[^\S\n]*\n?/gm,
    replace: () => '',
  },
  {
    what: 'titles of frames, from their hosts',
    pattern: /<iframe\b(?![^>]*\btitle=)([^>]*?\bsrc=["']https?:\/\/(?:www\.)?([^/"']+)[^>]*>)/g,
    replace: ([, rest = '', host = '']) => `<iframe title="${host}"${rest}`,
  },
  {
    what: 'contents amid the text',
    pattern: /^\[\[toc\]\][^\S\n]*$/gim,
    replace: () => '<TOCInline />',
    from: ['vitepress'],
  },
  {
    what: 'attributes of Vue, left out',
    pattern: /<[A-Za-z][\w.-]*(?:\s+[^\s=>"'/]+(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}))?)*\s*\/?>/g,
    replace: ([tag]) => tag.replaceAll(/\s+(?:[:@#]|v-)[^\s=>"'/]*(?:=(?:"[^"]*"|'[^']*'))?/g, ''),
    from: ['vitepress'],
  },
  {
    what: 'further headings of level 1',
    pattern: /^#(?=[^\S\n]+\S)/gm,
    // The first one is the title.
    replace: ({ index, input }) => (isTitleAt(input, index) ? undefined : '##'),
  },
  {
    what: 'addresses of files of the site',
    // Imports are read where everything else that a page imports is.
    pattern: /(?<!\b(?:from|import)\s*["']|\brequire\(["'])(?<=["'(])(?:pathname:\/\/|@site\/static)(?=\/)/g,
    replace: () => '',
    from: ['docusaurus'],
  },
];
