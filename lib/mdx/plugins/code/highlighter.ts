import { readFileSync } from 'node:fs';
import type { Options } from 'rehype-pretty-code';
import {
  createHighlighter,
  createOnigurumaEngine,
  type ShikiTransformer,
  type ThemeRegistrationRaw,
} from 'shiki';
import { classesOf } from '../parse-html';
import { PLAIN_TEXT } from './fence';
import { notations } from './notations';

const engineFile = readFileSync('node_modules/shiki/dist/onig.wasm');

/** Grammar scopes by the class of their tokens, a letter of `syntax.module.css`; plain text has no class. */
const scopesByClass: Readonly<Record<string, readonly string[]>> = {
  // Brackets, operators' neighbors and shell arguments are half of all tokens; left plain they cost no markup.
  text: ['meta.template.expression', 'meta.embedded', 'string.unquoted', 'keyword.operator.type.annotation'],
  // Plain too, and a token of its own: shiki finds a comment that marks a line of JSX by the braces next to it.
  brace: ['punctuation.section.embedded'],
  c: ['comment', 'punctuation.definition.comment'],
  s: ['string', 'punctuation.definition.string', 'constant.character.escape', 'markup.inline.raw'],
  n: ['constant.numeric', 'constant.language', 'keyword.other.unit', 'support.constant'],
  k: ['keyword', 'storage', 'variable.language', 'punctuation.definition.template-expression'],
  f: ['entity.name.function', 'support.function', 'meta.function-call entity.name.function'],
  t: ['entity.name.type', 'support.type', 'support.class', 'entity.other.inherited-class'],
  p: [
    'entity.other.attribute-name',
    'support.type.property-name',
    'meta.object-literal.key',
    'variable.other.property',
    'entity.name.tag.yaml',
  ],
  g: ['entity.name.tag', 'support.class.component'],
  i: ['markup.inserted', 'punctuation.definition.inserted'],
  d: ['markup.deleted', 'punctuation.definition.deleted'],
};

const settings: ThemeRegistrationRaw['settings'] = [
  { settings: { foreground: 'var(--syntax-text)' } },
  ...Object.entries(scopesByClass).map(([name, scope]) => ({
    scope: [...scope],
    settings: { foreground: `var(--syntax-${name})` },
  })),
];

const theme: ThemeRegistrationRaw = {
  name: 'site',
  type: 'light',
  colors: { 'editor.foreground': 'var(--syntax-text)', 'editor.background': 'var(--color-code-background)' },
  settings,
  // By this key rehype-pretty-code distinguishes a theme from a table of theme names.
  tokenColors: settings,
};

/** Names the kind of each token by one letter, as `syntax.module.css` does: a page holds thousands of tokens. */
const kinds: ShikiTransformer = {
  name: 'kinds',
  preprocess(code, options) {
    options.mergeSameStyleTokens = true;
    // Within the default of half a second, a busy machine does not even load a grammar: what a page looks like would
    // depend on the machine that builds it.
    options.tokenizeTimeLimit = 0;
    return code;
  },
  span(token) {
    const [, name] = /--syntax-([a-z])\)/.exec(String(token.properties.style)) ?? [];
    delete token.properties.style;
    if (name !== undefined) this.addClassToHast(token, name);
  },
};

/** With the default engine, loaded from its file: the module that embeds it needs browser APIs that jsdom lacks. */
const makeHighlighter: NonNullable<Options['getHighlighter']> = (options) =>
  createHighlighter({ ...options, engine: createOnigurumaEngine(engineFile) });

let highlighter: ReturnType<typeof makeHighlighter> | undefined;

/**
 * Options of rehype-pretty-code. The theme names the kind of each token and no color, so that one HTML serves
 * light and dark. A grammar is loaded when a fence needs it; a language that shiki does not know is plain text.
 */
export const highlighterOptions: Options = {
  theme,
  bypassInlineCode: true,
  grid: false,
  keepBackground: false,
  defaultLang: { block: PLAIN_TEXT },
  transformers: [kinds, ...notations],
  // One for all pages: shiki completes the theme, after which rehype-pretty-code takes it for another.
  getHighlighter: (options) => (highlighter ??= makeHighlighter(options)),
  onVisitHighlightedLine: (line) => {
    line.properties.className = [...classesOf(line), 'highlighted'];
  },
};
