import type { Node, Program, Statement } from 'estree-jsx';
import { createVisitors } from 'estree-util-scope';
import { visit as visitCode } from 'estree-util-visit';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { SKIP, visit } from 'unist-util-visit';
import { checkExpression } from '../expressions/check-expression';
import { componentsIn } from '../expressions/components-in';
import type { Inventory, Placed } from '../inventory/rehype-inventory';
import { declareComponents, declareImports, type PageStatements } from './page-statements';
import { readImport } from './read-import';

declare module 'mdast-util-mdxjs-esm' {
  interface MdxjsEsmData {
    /** The partial that a statement comes from. */
    partial?: string;
  }
}

interface StatementsOptions {
  /** Absolute path of the page; without it a bundler reads the statements. */
  readonly sourceFile: string | undefined;
  readonly inventory: Inventory;
  /** The components of the site. */
  readonly componentNames: readonly string[];
  /** Receives what the code of the page begins with. */
  readonly statements: PageStatements;
}

/** A program of one statement. */
export const programOf = (statement: Program['body'][number]): Program => ({
  type: 'Program',
  sourceType: 'module',
  body: [statement],
});

/** The names that a statement declares, without those of the scopes within. */
function declaredNames(statement: Statement): readonly string[] {
  const visitors = createVisitors();
  visitCode(programOf(statement), {
    enter: (node) => visitors.enter(node),
    leave: (node) => visitors.exit(node),
  });
  return visitors.scopes[0]?.defined ?? [];
}

/** The line of a page's text that a statement begins on. */
function firstLine(value: string, { loc }: Node, position: MdxjsEsm['position']): string {
  const skipped = (loc?.start.line ?? 0) - (position?.start.line ?? 0);
  const lines = value.split('\n');
  return lines[skipped] ?? lines[0] ?? '';
}

/** Takes the statements out of a page, each once, also those of a partial that is shown twice. */
function takeStatements(tree: Root): MdxjsEsm[] {
  const found = new Map<string, MdxjsEsm>();
  visit(tree, 'mdxjsEsm', (node, index, parent) => {
    found.set(`${node.data?.partial} ${node.value}`, node);
    parent?.children.splice(index ?? 0, 1);
    return [SKIP, index ?? 0];
  });
  return [...found.values()];
}

/** Reports names that the site or another statement has taken. */
function checkNames({ declared, statementDiagnostics }: Inventory, componentNames: readonly string[]): void {
  declared.forEach(({ name, line }, index) => {
    const isTaken = componentNames.includes(name);
    const isFirst = declared.findIndex((other) => other.name === name) === index;
    if (isFirst && !isTaken) return;
    statementDiagnostics.push({
      line,
      message: isTaken ? `<${name}> is a component of the site.` : `The page declares "${name}" twice.`,
      fix: 'Give yours another name.',
    });
  });
}

/** The components that a page's own declarations show and that it does not declare. */
function checkDeclarations(body: readonly Statement[], inventory: Inventory): Placed[] {
  const names = inventory.declared.map(({ name }) => name);
  return body.flatMap((statement) => {
    const expression = { program: programOf(statement), line: statement.loc?.start.line };
    inventory.statementDiagnostics.push(...checkExpression(expression, names, 'A statement'));
    return componentsIn(expression).filter(({ name }) => !names.includes(name));
  });
}

/**
 * Reads the statements of a page: what it imports from files beside it, and what it exports, is known to its expressions
 * and elements. Everything else is reported.
 */
export function remarkPageStatements({
  sourceFile,
  inventory,
  componentNames,
  statements,
}: StatementsOptions) {
  const { declared, statementDiagnostics } = inventory;
  return (tree: Root): void => {
    if (sourceFile === undefined) return;
    const imports: Statement[] = [];
    const body: Statement[] = [];
    for (const { data, value, position } of takeStatements(tree)) {
      inventory.statements.push({ name: value.split('\n')[0] ?? '', line: position?.start.line });
      for (const statement of data?.estree?.body ?? []) {
        // The lines of a partial are not those of the page.
        const line = data?.partial ? position?.start.line : statement.loc?.start.line;
        if (statement.type === 'ImportDeclaration') {
          const { names, module, fault, files } = readImport(
            data?.partial ?? sourceFile,
            statement,
            line,
            componentNames,
          );
          inventory.files.push(...files);
          if (fault) statementDiagnostics.push({ line, ...fault });
          if (module) inventory.modules.push(module);
          if (module) imports.push(...declareImports(module));
          const isOfSite = (name: string) => fault !== undefined && componentNames.includes(name);
          const locals = names.map(({ local }) => local).filter((name) => !isOfSite(name));
          declared.push(...locals.map((name) => ({ name, line })));
        } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
          body.push(statement.declaration);
          declared.push(...declaredNames(statement.declaration).map((name) => ({ name, line })));
        } else
          statementDiagnostics.push({
            line,
            message: `A page cannot hold this statement: ${firstLine(value, statement, position)}`,
            fix: 'Write "export const name = …" for what the page uses, or import it from a file beside the page.',
          });
      }
    }
    checkNames(inventory, componentNames);
    const components = checkDeclarations(body, inventory);
    inventory.components.push(...components);
    const shown = new Set(components.map(({ name }) => name));
    statements.body.push(...imports, ...(shown.size > 0 ? [declareComponents([...shown])] : []), ...body);
  };
}
