import type { Options } from 'rehype-pretty-code';
import { createHighlighter, createJavaScriptRegexEngine, type ThemeRegistrationRaw } from 'shiki';

/** Grammar scopes by the kind of token they are; the kinds are the site's `--syntax-…` custom properties. */
const scopesByKind: Readonly<Record<string, readonly string[]>> = {
  // Brackets, operators' neighbours and shell arguments are half of all tokens; left plain they cost no markup.
  text: ['meta.template.expression', 'meta.embedded', 'string.unquoted', 'keyword.operator.type.annotation'],
  comment: ['comment', 'punctuation.definition.comment'],
  string: ['string', 'punctuation.definition.string', 'constant.character.escape', 'markup.inline.raw'],
  number: ['constant.numeric', 'constant.language', 'keyword.other.unit', 'support.constant'],
  keyword: ['keyword', 'storage', 'variable.language', 'punctuation.definition.template-expression'],
  function: ['entity.name.function', 'support.function', 'meta.function-call entity.name.function'],
  type: ['entity.name.type', 'support.type', 'support.class', 'entity.other.inherited-class'],
  property: [
    'entity.other.attribute-name',
    'support.type.property-name',
    'meta.object-literal.key',
    'variable.other.property',
    'entity.name.tag.yaml',
  ],
  tag: ['entity.name.tag', 'support.class.component'],
  inserted: ['markup.inserted', 'punctuation.definition.inserted'],
  deleted: ['markup.deleted', 'punctuation.definition.deleted'],
};

const settings: ThemeRegistrationRaw['settings'] = [
  { settings: { foreground: 'var(--syntax-text)' } },
  ...Object.entries(scopesByKind).map(([kind, scope]) => ({
    scope: [...scope],
    settings: { foreground: `var(--syntax-${kind})` },
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

/**
 * A highlighter that colours every line however long it takes. Its default allows a line half a second, within which a
 * busy machine does not even load a grammar: what a page looks like would depend on the machine that builds it.
 */
async function createPatientHighlighter(options: Parameters<typeof createHighlighter>[0]) {
  // The other engine is compiled WebAssembly: slower to start, and it wants a browser's globals under jest.
  const engine = createJavaScriptRegexEngine({ forgiving: true });
  const highlighter = await createHighlighter({ ...options, engine });
  const { codeToHtml } = highlighter;
  highlighter.codeToHtml = (code, codeOptions) => codeToHtml(code, { ...codeOptions, tokenizeTimeLimit: 0 });
  return highlighter;
}

/**
 * Options of rehype-pretty-code. The theme names the kind of each token and no colour, so that one HTML serves
 * light and dark. A grammar is loaded when a fence needs it; a language that shiki does not know is plain text.
 */
export const highlighterOptions: Options = {
  theme,
  bypassInlineCode: true,
  grid: false,
  keepBackground: false,
  getHighlighter: createPatientHighlighter,
};
