import parseRange from 'parse-numeric-range';

/** What a fence's info string asks for, after its language: ```` ```tsx title="app.tsx" {1,3-5} showLineNumbers ````. */
export interface CodeMeta {
  readonly title?: string;
  /** 1-based numbers of the lines to mark; undefined when the fence names none, so that comments may. */
  readonly highlighted?: readonly number[];
  readonly lineNumbers: boolean;
  readonly live: boolean;
  readonly noInline: boolean;
}

const titlePattern = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/;
const rangePattern = /(?:^|\s)\{([\d,\s.-]+)\}/;

/** Reads a fence's info string; words it does not know are left to other plugins. */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = titlePattern.exec(meta);
  const options = meta.replace(titlePattern, ' ');
  const range = rangePattern.exec(options)?.[1];
  const words = options.split(/\s+/);
  return {
    title: title?.[1] ?? title?.[2],
    highlighted: range === undefined ? undefined : parseRange(range.replace(/\s/g, '')),
    lineNumbers: words.includes('showLineNumbers'),
    live: words.includes('live'),
    noInline: words.includes('noInline'),
  };
}
