/** How a comment that has a line to itself opens and closes. */
type CommentStyle = readonly [open: string, close: string];

const slashes: CommentStyle = ['//', ''];
const block: CommentStyle = ['/*', '*/'];
const jsx: CommentStyle = ['{/*', '*/}'];
const hash: CommentStyle = ['#', ''];
const markup: CommentStyle = ['<!--', '-->'];
const dashes: CommentStyle = ['--', ''];

const script = [slashes, block];
const allStyles = [slashes, block, jsx, hash, markup, dashes];

/** Comment styles by fence language; a language that is not named here accepts every style. */
const stylesByLanguage: Readonly<Record<string, readonly CommentStyle[]>> = {
  js: script,
  javascript: script,
  ts: script,
  typescript: script,
  jsx: [...script, jsx],
  tsx: [...script, jsx],
  css: [block],
  scss: script,
  html: [markup, ...script],
  xml: [markup],
  md: [markup, jsx],
  mdx: [markup, jsx],
  python: [hash],
  py: [hash],
  bash: [hash],
  sh: [hash],
  shell: [hash],
  yaml: [hash],
  yml: [hash],
  sql: [dashes, block],
  lua: [dashes],
};

type Directive = 'highlight-next-line' | 'highlight-start' | 'highlight-end';

const escapeForPattern = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

function directivePattern(language: string) {
  const styles = (Object.hasOwn(stylesByLanguage, language) && stylesByLanguage[language]) || allStyles;
  const forms = styles.map(
    ([open, close]) =>
      `${escapeForPattern(open)}\\s*(highlight-next-line|highlight-start|highlight-end)\\s*${escapeForPattern(close)}`,
  );
  return new RegExp(`^\\s*(?:${forms.join('|')})\\s*$`);
}

/**
 * Takes the comments that mark lines out of a sample.
 * Returns the code as a reader sees and copies it, and the 1-based numbers of its marked lines.
 */
export function readMagicComments(code: string, language: string) {
  const pattern = directivePattern(language);
  const lines: string[] = [];
  const highlighted: number[] = [];
  let inBlock = false;
  let nextLine = false;
  for (const line of code.split('\n')) {
    const directive = pattern.exec(line)?.slice(1).find(Boolean) as Directive | undefined;
    if (directive) {
      nextLine = directive === 'highlight-next-line';
      inBlock = directive === 'highlight-start' || (inBlock && directive !== 'highlight-end');
      continue;
    }
    lines.push(line);
    if (inBlock || nextLine) highlighted.push(lines.length);
    nextLine = false;
  }
  return { code: lines.join('\n'), highlighted };
}
