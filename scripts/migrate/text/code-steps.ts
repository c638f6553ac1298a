import type { TextStep } from './text-step';

/** Fences of other generators, in the words of this one. */
export const codeSteps: readonly TextStep[] = [
  {
    what: 'parts in MDX that were written as code',
    pattern: /^(`{3,})mdx-code-block[^\S\n]*\n([^]*?)^\1[^\S\n]*$/gm,
    replace: ([, , content = '']) => content.trimEnd(),
    from: ['docusaurus'],
    inCode: true,
  },
  {
    what: 'numbers of lines',
    pattern: /^([^\S\n]*(?:`{3,}|~{3,})[\w+#-]*)(\{[\d,-]+\})?:(no-)?line-numbers(?:=\d+)?/gm,
    replace: ([, start = '', lines = '', no]) =>
      `${start}${no === undefined ? ' showLineNumbers' : ''}${lines && ` ${lines}`}`,
    from: ['vitepress'],
    inCode: true,
  },
  {
    what: 'titles of code',
    pattern: /^([^\S\n]*(?:`{3,}|~{3,})[^\n`[]*?)[^\S\n]*\[([^\]\n]+)\][^\S\n]*$/gm,
    replace: ([, start = '', title = '']) => `${start} title=${JSON.stringify(title)}`,
    from: ['vitepress'],
    inCode: true,
  },
  {
    what: 'marked lines of code',
    pattern: /^([^\S\n]*(?:`{3,}|~{3,})[\w+#-]+)(\{[\d,-]+\})/gm,
    replace: ([, start = '', lines = '']) => `${start} ${lines}`,
    inCode: true,
  },
  {
    what: 'languages of code',
    pattern: /^([^\S\n]*(?:`{3,}|~{3,}))(?:mdoc|markdoc)\b/gm,
    replace: ([, fence = '']) => `${fence}md`,
    from: ['starlight'],
    inCode: true,
  },
  {
    what: 'languages of code',
    pattern: /^([^\S\n]*(?:`{3,}|~{3,}))shell-session\b/gm,
    replace: ([, fence = '']) => `${fence}shellsession`,
    inCode: true,
  },
  {
    what: 'titles of code',
    pattern: /^([^\S\n]*(?:`{3,}|~{3,})[^\n]*\btitle=)([^\s"'{]+)/gm,
    replace: ([, start = '', title = '']) => `${start}"${title}"`,
    inCode: true,
  },
  {
    what: 'titles of code',
    // Here `file=` shows a file, so a fence with code of its own has a title instead.
    pattern:
      /^([^\S\n]*(?:`{3,}|~{3,})[^\n]*?)\bfile=["']?([^\s"']+)["']?([^\n]*)(?=\n(?!\s*(?:`{3,}|~{3,})))/gm,
    replace: ([, start = '', name = '', rest = '']) =>
      `${start}${/\btitle=/.test(start + rest) ? '' : `title="${name}"`}${rest}`,
    inCode: true,
  },
];
