import type { Program } from 'estree-jsx';
import { visit as visitCode } from 'estree-util-visit';
import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx-expression';
import type {} from 'mdast-util-mdxjs-esm';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { blanked } from '../../../lib/diagnostics/blanked';
import { findSyntaxErrors } from '../../../lib/mdx/find-syntax-errors';
import { parseBody } from '../../../lib/mdx/parse-page';
import { programOf } from '../../../lib/mdx/plugins/statements/remark-page-statements';
import { applyEdits, type Edit } from '../edits';
import { convertAddresses, expressionOf, needsGone, wholeAddress, type UsesContext } from './convert-uses';
import { findImport } from './find-import';
import type { ImportContext, ImportingPage } from './import-context';
import { addressOf, knownComponents, readImport, type ImportedName } from './read-imports';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Where a node is in the text. */
const rangeOf = ({ position }: { readonly position?: Element['position'] }) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

/** The tree of a text, as far as it parses; offsets count in the whole text. */
function parse(text: string): Root {
  const whole = text.replace(/^---[^\S\n]*\n[^]*?\n---(?=\n)/, blanked);
  return parseBody(findSyntaxErrors(whole, 'mdx').readable, 'mdx');
}

/** The code of an attribute, of an expression and of statements. */
function programsOf(node: Root['children'][number] | Root): Program[] {
  const values =
    'attributes' in node && Array.isArray(node.attributes)
      ? (node as Element).attributes.map((attribute) =>
          typeof attribute.value === 'object' ? attribute.value : attribute,
        )
      : [node];
  return values.flatMap(
    (value) => (value && 'data' in value && (value.data as { estree?: Program })?.estree) || [],
  );
}

const isElement = (node: { readonly type: string }): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

interface ElementName {
  readonly name: string;
  readonly line: number | undefined;
}

/** The components that a text uses, in its elements and in its code. */
function elementsOf(tree: Root): ElementName[] {
  const found: ElementName[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line;
    if (isElement(node) && node.name) found.push({ name: node.name, line });
    for (const program of programsOf(node))
      visitCode(program, (code) => {
        if (code.type === 'JSXOpeningElement' && code.name.type === 'JSXIdentifier')
          found.push({ name: code.name.name, line: code.loc?.start.line ?? line });
      });
  });
  return found.filter(({ name }) => /^[A-Z]/.test(name));
}

/** The names that an exported declaration of a page declares. */
const declaredBy = (statement: Statement): string[] => {
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
  const { declaration } = statement;
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
  return declaration.id ? [declaration.id.name] : [];
};

type Statement = Program['body'][number];

/** The statements of a page, in their order. */
function statementsOf(tree: Root): Statement[] {
  const found: Statement[] = [];
  visit(tree, 'mdxjsEsm', ({ data }) => {
    found.push(...(data?.estree?.body ?? []));
  });
  return found;
}

/** The edits of an element's attributes. */
function editAttributes(text: string, element: Element, context: UsesContext, onDrop: () => void): Edit[] {
  return element.attributes.flatMap((attribute): Edit[] => {
    const range = rangeOf(attribute);
    const [program] = programsOf({ ...element, attributes: [attribute] });
    if (!program) return [];
    const address = wholeAddress(program, context);
    if (address !== undefined && attribute.type === 'mdxJsxAttribute')
      return [{ ...range, text: `${attribute.name}=${JSON.stringify(address)}` }];
    if (needsGone(program, context)) {
      onDrop();
      const before = /\s*$/.exec(text.slice(0, range.start))?.[0].length ?? 0;
      return [{ start: range.start - before, end: range.end, text: '' }];
    }
    return convertAddresses(program, context);
  });
}

/** `<CodeBlock language="ts">{code}</CodeBlock>` as a fence with the code of a file. */
function editCode(element: Element, { names }: UsesContext): Edit | undefined {
  if (element.name !== 'CodeBlock') return undefined;
  const [only] = element.children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]));
  if (only?.type !== 'mdxFlowExpression' && only?.type !== 'mdxTextExpression') return undefined;
  const expression = only.data?.estree && expressionOf(only.data.estree);
  const name = expression?.type === 'Identifier' ? names.get(expression.name) : undefined;
  if (name?.fate !== 'code') return undefined;
  const written = (attribute: string) => {
    const found = element.attributes.find(
      (each) => each.type === 'mdxJsxAttribute' && each.name === attribute,
    );
    return typeof found?.value === 'string' ? found.value : undefined;
  };
  const title = written('title');
  const language = (written('language') ?? written('className') ?? 'text').replace('language-', '');
  const named = title === undefined ? '' : ` title=${JSON.stringify(title)}`;
  return { ...rangeOf(element), text: `\`\`\`${language}${named} file=${JSON.stringify(name.file)}\n\`\`\`` };
}

/**
 * Converts what a page in MDX imports and what it does with it: files beside it stay, pictures become their paths, and what
 * only the old site has is left out, with placeholders for its components.
 */
export function convertImports(text: string, page: ImportingPage, context: ImportContext): string {
  const tree = parse(text);
  const found = elementsOf(tree);
  const elements = new Set(found.map(({ name }) => name.split('.')[0] ?? name));
  const names = new Map<string, ImportedName>();
  const declared = new Set<string>();
  const edits: Edit[] = [];
  const statements = statementsOf(tree);
  for (const statement of statements)
    if (statement.type === 'ImportDeclaration') {
      const read = readImport(statement, text, elements, page, context);
      for (const [local, name] of read.names) names.set(local, name);
      if (read.edit) edits.push(read.edit);
    }
  const uses: UsesContext = {
    names,
    addressOf: (written) => {
      const file = findImport(written, page.path, context.root);
      return file.kind === 'picture' || file.kind === 'text' || file.kind === 'module'
        ? addressOf(file.file, page, context)
        : undefined;
    },
  };
  let dropped = 0;
  for (const statement of statements) {
    const { start, end } = statement as unknown as Edit;
    // A default export is the layout of a page, which is the site's here.
    const isLayout = statement.type === 'ExportDefaultDeclaration';
    const isGone = declaredBy(statement).length > 0 && needsGone(programOf(statement), uses);
    for (const name of declaredBy(statement))
      if (isGone) names.set(name, { fate: 'gone' });
      else declared.add(name);
    if (!isLayout && !isGone) continue;
    edits.push({ start, end, text: '' });
    context.notes.count('statements that need the old site, left out');
  }
  visit(tree, (node) => {
    if (isElement(node)) {
      const code = editCode(node, uses);
      if (code) edits.push(code);
      const picture = node.name ? names.get(node.name) : undefined;
      const { start } = rangeOf(node);
      if (picture?.fate === 'address')
        edits.push({
          start,
          end: start + 1 + (node.name?.length ?? 0),
          text: `<img src=${JSON.stringify(picture.address)}${/\balt=/.test(text.slice(start, rangeOf(node).end)) ? '' : ' alt=""'}`,
        });
      edits.push(...editAttributes(text, node, uses, () => (dropped += 1)));
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const program = node.data?.estree;
      if (!program || program.body.length === 0) return;
      if (needsGone(program, uses)) {
        dropped += 1;
        edits.push({ ...rangeOf(node), text: `{/* ${node.value.replaceAll('*/', '* /')} */}` });
      } else edits.push(...convertAddresses(program, uses));
    }
  });
  if (dropped > 0) context.notes.count('uses of values of the old site, left out', dropped);
  for (const { name, line } of found) {
    const [base = ''] = name.split('.');
    const isOwn =
      declared.has(base) || names.get(base)?.fate === 'kept' || names.get(base)?.fate === 'address';
    if (!isOwn && !knownComponents.has(base))
      context.placeholders.add(name, `docs/${page.newName}${line === undefined ? '' : `:${line}`}`);
  }
  return applyEdits(text, edits);
}
