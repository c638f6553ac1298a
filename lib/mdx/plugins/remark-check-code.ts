import type { Program } from 'estree-jsx';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx-expression';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import type { TextDiagnostic } from '../../config/diagnostics/diagnostic';
import { readBySchema } from '../../config/diagnostics/explain-schema';
import { nearestName } from '../../config/diagnostics/nearest-name';
import { elementProps } from './component-props';
import { attributeValues, staticValue } from './jsx-values';

const isShowable = (program: Program) => ['string', 'number'].includes(typeof staticValue(program));

function refusedAttribute(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): string | undefined {
  if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.value;
  if (typeof attribute.value !== 'object' || !attribute.value) return undefined;
  const { data, value } = attribute.value;
  return staticValue(data?.estree) === undefined ? value : undefined;
}

const madeOfFences = ['CodeBlock', 'LiveCode'];

const writable = Object.keys(elementProps).filter((name) => !madeOfFences.includes(name));

const browserTypes = path.resolve('node_modules/typescript/lib/lib.dom.d.ts');
/** Elements that TypeScript's types of browsers lack. */
const untyped = 'ci cn discard fencedframe menclose mfenced mlabeledtr none selectedcontent'.split(' ');
let elements: readonly string[] | undefined;

/** The elements of HTML, SVG and MathML. */
function readElements(): readonly string[] {
  const groups = readFileSync(browserTypes, 'utf8').match(/^interface \w+TagNameMap \{[^}]*/gm) ?? [];
  return [...untyped, ...groups.flatMap((group) => group.match(/(?<=")\w+(?=":)/g) ?? [])];
}

/** Whether a browser may know an element; a dash shows that it is a custom one. */
const isElement = (name: string) => name.includes('-') || (elements ??= readElements()).includes(name);

/** Reports a component that a page cannot use, and props that one does not have, does not take or needs. */
function checkComponent(element: MdxJsxFlowElement | MdxJsxTextElement): TextDiagnostic[] {
  const { name, attributes, position } = element;
  const line = position?.start.line;
  if (name === null || isElement(name)) return [];
  if (madeOfFences.includes(name))
    return [
      {
        line,
        message: `<${name}> is created from a fence, and a page cannot use it.`,
        fix: 'Write the code as a fence: ``` with its language and title="…", then the code, then ```.',
      },
    ];
  const schema = Object.hasOwn(elementProps, name) ? elementProps[name] : undefined;
  if (!schema) {
    const isLower = /^[a-z]/.test(name);
    const near = nearestName(name, isLower ? [...writable, ...(elements ?? [])] : writable);
    const fix = `${near ? `Did you mean <${near}>? ` : ''}${isLower ? 'Write "\\<" where text is meant. ' : ''}Components that pages can use are listed in lib/mdx/plugins/component-props.ts: ${writable.join(', ')}.`;
    return [{ line, message: `There is no ${isLower ? 'element' : 'component'} <${name}>.`, fix }];
  }
  // An attribute whose value has to be run is reported by itself.
  if (attributes.some((attribute) => refusedAttribute(attribute) !== undefined)) return [];
  const props = Object.fromEntries(attributeValues(element, true));
  return readBySchema(schema, props).diagnostics.map(({ key, path, message, fix }) => {
    const own = attributes.find((attribute) => 'name' in attribute && attribute.name === path[0]);
    const place = (own ?? { position }).position?.start.line;
    return { line: place, message: `In <${name}>, ${key ? `${key} ` : ''}${message}`, fix };
  });
}

/** Reports the statements of a block, each in the line it begins with. */
function refuseStatements({ data, value, position }: MdxjsEsm): TextDiagnostic[] {
  const first = position?.start.line ?? 1;
  const lines = value.split('\n');
  return (data?.estree?.body ?? []).map(({ loc }) => {
    const line = loc?.start.line ?? first;
    return {
      line,
      message: `The page has a statement of JavaScript: ${lines[line - first] ?? value}`,
      fix: 'Remove it, and write values into the text. Components that pages can use are listed in lib/mdx/plugins/component-props.ts, and need no import.',
    };
  });
}

interface CheckCodeOptions {
  readonly diagnostics: TextDiagnostic[];
  /** Whether it is an MDX page in `app/`, which has a title of its own and may have statements. */
  readonly isInApp?: boolean | undefined;
}

/**
 * Finds the code of a page. None of it runs: braces may hold text, numbers, lists and objects only, and everything else
 * in them is reported, and so is a title within the text.
 */
export function remarkCheckCode({ diagnostics, isInApp = false }: CheckCodeOptions) {
  return (tree: Root): void => {
    const report = (code: string, line: number | undefined, fix: string) => {
      const written = code.trim().replace(/\n[^]*$/, '…');
      diagnostics.push({ line, message: `The code in braces does not run on a page: {${written}}.`, fix });
    };
    // Only the bundler knows the components that a page imports.
    const hasOwnComponents = isInApp && tree.children.some(({ type }) => type === 'mdxjsEsm');
    visit(tree, (node, index, parent) => {
      const line = node.position?.start.line;
      if (node.type === 'mdxjsEsm' && !isInApp) diagnostics.push(...refuseStatements(node));
      else if (node.type === 'heading' && node.depth === 1 && !isInApp)
        diagnostics.push({
          line,
          message: 'The text has a heading of level 1, which the title of the page already is.',
          fix: 'Begin it with "##", or remove it.',
        });
      else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        const program = node.data?.estree;
        const before = index ? parent?.children[index - 1] : undefined;
        const isFormula = before?.type === 'text' && /(?:[_^]|\\[a-z]+)$/i.test(before.value);
        // A comment has no statement.
        if (program && program.body.length > 0 && (isFormula || !isShowable(program)))
          report(
            node.value,
            program.loc?.start.line ?? line,
            isFormula
              ? 'Put "$$" before and after a formula, or write "\\{" where a brace is meant.'
              : 'Write the text itself, or "\\{" where a brace is meant.',
          );
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const attribute of node.attributes) {
          const refused = refusedAttribute(attribute);
          const place = attribute.position?.start.line ?? line;
          if (refused !== undefined)
            report(refused, place, 'Write each attribute by its name, with the value itself.');
        }
        if (!hasOwnComponents) diagnostics.push(...checkComponent(node));
      }
    });
  };
}

/** Turns `{'<'}`, with which MDX escapes a character, into text, so that contents, search and Markdown have it. */
export function remarkStaticText() {
  return (tree: Root): void => {
    visit(tree, 'mdxTextExpression', ({ data }, index, parent) => {
      const value = staticValue(data?.estree);
      if (typeof value === 'string') parent!.children[index!] = { type: 'text', value };
    });
  };
}
