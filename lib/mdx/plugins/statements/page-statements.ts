import type { Statement, VariableDeclaration } from 'estree-jsx';

/** A name that a page imports. */
export interface ImportedName {
  /** Its name in the module; `*` for all of it. */
  readonly exported: string;
  readonly local: string;
}

/** A module beside a page, from which the page imports. */
export interface PageModule {
  /** Names the file, and changes with what it holds. */
  readonly reference: string;
  readonly line: number | undefined;
  readonly names: readonly ImportedName[];
}

/** The statements of a page, on their way around what would drop them. */
export interface PageStatements {
  readonly body: Statement[];
}

const identifier = (name: string) => ({ type: 'Identifier' as const, name });

/** `arguments[0].<name>`: what the code of a page is given when it runs. */
const given = (name: string) => ({
  type: 'MemberExpression' as const,
  object: {
    type: 'MemberExpression' as const,
    object: identifier('arguments'),
    property: { type: 'Literal' as const, value: 0 },
    computed: true,
    optional: false,
  },
  property: identifier(name),
  computed: false,
  optional: false,
});

type Names = readonly ImportedName[];

function declaration(
  names: Names,
  init: VariableDeclaration['declarations'][0]['init'],
): VariableDeclaration {
  const properties = names.map(({ exported, local }) => ({
    type: 'Property' as const,
    kind: 'init' as const,
    key: identifier(exported),
    value: identifier(local),
    method: false,
    shorthand: false,
    computed: false,
  }));
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id: { type: 'ObjectPattern', properties }, init }],
  };
}

/** `const { … } = arguments[0].components`, for components that the page's own statements show. */
export const declareComponents = (names: readonly string[]): VariableDeclaration =>
  declaration(
    names.map((name) => ({ exported: name, local: name })),
    given('components'),
  );

/** `const { … } = arguments[0].modules['…']` in place of an import. */
export function declareImports({ reference, names }: PageModule): VariableDeclaration[] {
  const module = {
    type: 'MemberExpression' as const,
    object: given('modules'),
    property: { type: 'Literal' as const, value: reference },
    computed: true,
    optional: false,
  };
  const whole = names.filter(({ exported }) => exported === '*');
  const parts = names.filter(({ exported }) => exported !== '*');
  return [
    ...whole.map(({ local }): VariableDeclaration => ({
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [{ type: 'VariableDeclarator', id: identifier(local), init: module }],
    })),
    ...(parts.length > 0 ? [declaration(parts, module)] : []),
  ];
}
