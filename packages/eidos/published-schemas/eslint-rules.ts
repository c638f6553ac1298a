import { builtinRules } from 'eslint/use-at-your-own-risk';
import importX from 'eslint-plugin-import-x';
import { plugin as typescriptEslint } from 'typescript-eslint';
import type { PublishedSchema } from './published-schema';

interface Rules {
  readonly [name: string]: { readonly meta?: { readonly schema?: unknown } };
}

type Options = readonly unknown[];

/** Returns a function for the options of a package's rule: a schema, or a list of schemas, as draft 4 writes a tuple. */
function rulesOf(source: string, rules: Rules) {
  return (name: string, sample: Options, broken: Options): PublishedSchema => {
    const options = rules[name]?.meta?.schema;
    if (typeof options !== 'object' || options === null)
      throw new Error(`${source} has no options of ${name}.`);
    const schema = Array.isArray(options) ? { type: 'array', items: options as unknown[] } : options;
    return { source, name, schema, sample, broken };
  };
}

const core = rulesOf('eslint', Object.fromEntries(builtinRules));
const imports = rulesOf('eslint-plugin-import-x', importX.rules);
const typed = rulesOf('typescript-eslint', (typescriptEslint as { readonly rules?: Rules }).rules ?? {});

/** Schemas of the options of rules of ESLint and its plugins, chosen for their shapes. */
export const eslintRules: readonly PublishedSchema[] = [
  core('accessor-pairs', [{ setWithoutGet: true }], [{ set: true }]),
  core('array-bracket-newline', [{ multiline: true, minItems: null }], [{ minItems: -1 }]),
  core('array-callback-return', [{ allowImplicit: true }], [{ allowImplicit: 1 }]),
  core('arrow-body-style', ['as-needed', { requireReturnForObjectLiteral: true }], ['always', {}]),
  core('camelcase', [{ properties: 'never', allow: ['^UNSAFE_'] }], [{ properties: 'sometimes' }]),
  core('capitalized-comments', ['always', { line: { ignorePattern: 'x' } }], ['always', { line: true }]),
  core('class-methods-use-this', [{ exceptMethods: ['render'] }], [{ exceptMethods: 'render' }]),
  core('complexity', [{ max: 10 }], [{ max: -1 }]),
  core('consistent-this', ['self', 'that'], ['self', 'self']),
  core('curly', ['multi-line', 'consistent'], ['all', 'consistent']),
  core('eqeqeq', ['always', { null: 'ignore' }], ['smart', { null: 'ignore' }]),
  core('func-name-matching', [{ considerPropertyDescriptor: true }], [{ considerPropertyDescriptor: 1 }]),
  core('func-names', ['as-needed', { generators: 'never' }], ['as-needed', { generators: 'no' }]),
  core('func-style', ['declaration', { overrides: { namedExports: 'ignore' } }], ['statement']),
  core('id-length', [{ min: 2, exceptions: ['x'] }], [{ min: '2' }]),
  core('logical-assignment-operators', ['always', { enforceForIfStatements: true }], ['never', {}]),
  core('max-len', [100, 4, { ignoreUrls: true }], [100, -4]),
  core('max-lines', [{ max: 200, skipComments: true }], [{ max: 'many' }]),
  core('max-params', [{ max: 3, countVoidThis: true }], [{ most: 3 }]),
  core('no-bitwise', [{ allow: ['~', '|='] }], [{ allow: ['!'] }]),
  core('no-console', [{ allow: ['warn'] }], [{ allow: [] }]),
  core('no-constant-condition', [{ checkLoops: true }], [{ checkLoops: 'some' }]),
  core('no-empty', [{ allowEmptyCatch: true }], [{ allowEmpty: true }]),
  core('no-magic-numbers', [{ ignore: [0, '10n'] }], [{ ignore: ['ten'] }]),
  core(
    'no-restricted-exports',
    [{ restrictDefaultExports: { direct: true } }],
    [{ restrictDefaultExports: 1 }],
  ),
  core(
    'no-restricted-globals',
    ['event', { name: 'name', message: 'Import it.' }],
    [{ message: 'No name.' }],
  ),
  core('no-restricted-imports', ['fs', { name: 'path', message: 'Use URL.' }], [{ message: 'No name.' }]),
  core('no-restricted-properties', [{ object: 'Math', property: 'pow' }], [{ message: 'No name.' }]),
  core('no-restricted-syntax', ['WithStatement', { selector: 'Identifier' }], [{ message: 'No selector.' }]),
  core('no-shadow', [{ hoist: 'all' }], [{ hoist: 'some' }]),
  core('no-unused-expressions', [{ allowTernary: true }], [true]),
  core('no-warning-comments', [{ terms: ['todo'], decoration: ['*'] }], [{ decoration: ['* '] }]),
  core('object-shorthand', ['always', { avoidQuotes: true }], ['never', { avoidQuotes: true }]),
  core('one-var', [{ var: 'always', const: 'never' }], [{ var: 'always', initialized: 'never' }]),
  core(
    'padding-line-between-statements',
    [{ blankLine: 'always', prev: '*', next: ['if', 'for'] }],
    [{ prev: '*' }],
  ),
  core('prefer-const', [{ destructuring: 'all' }], [{ destructuring: 'none' }]),
  core('prefer-destructuring', [{ VariableDeclarator: { array: true } }], [{ VariableDeclarator: true }]),
  core('quotes', ['single', { avoidEscape: true }], ['single', 'escape']),
  core('sort-imports', [{ ignoreCase: true }], [{ ignoreCase: 'yes' }]),
  typed('array-type', [{ default: 'array-simple' }], [{ default: 'list' }]),
  typed('ban-ts-comment', [{ 'ts-ignore': 'allow-with-description' }], [{ 'ts-ignore': 'allow' }]),
  typed('consistent-type-assertions', [{ assertionStyle: 'never' }], [{ assertionStyle: 'none' }]),
  typed('explicit-member-accessibility', [{ overrides: { methods: 'off' } }], [{ accessibility: 'on' }]),
  typed('member-ordering', [{ default: ['field', ['get', 'set']] }], [{ default: ['fields'] }]),
  typed(
    'naming-convention',
    [{ selector: 'variable', format: null }],
    [{ selector: 'variables', format: null }],
  ),
  typed(
    'no-floating-promises',
    [{ allowForKnownSafeCalls: ['it'] }],
    [{ allowForKnownSafeCalls: [{ from: 'x' }] }],
  ),
  typed(
    'no-invalid-void-type',
    [{ allowInGenericTypeArguments: ['Promise'] }],
    [{ allowInGenericTypeArguments: [] }],
  ),
  typed(
    'no-restricted-types',
    [{ types: { Object: { fixWith: 'object' }, Function: true } }],
    [{ types: { Object: 1 } }],
  ),
  imports('extensions', ['always', { pattern: { js: 'never' } }], ['always', { pattern: { js: 'no' } }]),
  imports('no-cycle', [{ maxDepth: '∞' }], [{ maxDepth: 0 }]),
  imports('no-extraneous-dependencies', [{ devDependencies: ['**/*.test.ts'] }], [{ devDependencies: 'no' }]),
  imports('no-restricted-paths', [{ zones: [{ target: ['a', 'b'], from: 'c' }] }], [{ zones: [] }]),
];
