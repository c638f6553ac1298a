import { writeImport } from './plugins/code/write-import';

const namedImport = /^import \{([^}]*)\} from '([^']+)';\n*/gm;

function componentOf(jsx: string, name: string): string {
  const isIndented = jsx.startsWith('\n');
  const text = jsx.trim().replace(/,$/, '');
  if (!text.includes('\n')) return `export function ${name}() {\n  return ${text};\n}`;
  const lines = text.replaceAll('\n', isIndented ? '\n  ' : '\n    ');
  return `export function ${name}() {\n  return (\n    ${lines}\n  );\n}`;
}

/** The statements of a sample with an exported component in place of the call of `render`. */
function exportRendered(statements: string, name: string): string {
  const [, before = '', jsx = ''] = /^([\s\S]*?^|)render\(([\s\S]*)\);$/m.exec(statements.trimEnd()) ?? [];
  if (jsx === '') return statements;
  const [, own] = /^<(\w+) \/>$/.exec(jsx.trim()) ?? [];
  const declaration = new RegExp(`^(?=function ${own}\\()`, 'm');
  if (own !== undefined && declaration.test(before)) return before.trimEnd().replace(declaration, 'export ');
  return before + componentOf(jsx, name);
}

function exportExpression(code: string, name: string): string {
  if (/^(?:async )?function \w|^class \w/.test(code)) return `export ${code}`;
  return code.startsWith('<') ? componentOf(code, name) : `export const ${name} = ${code.replace(/;$/, '')};`;
}

/**
 * Returns a live sample as a module that a project can use: with its imports, the style sheet of the toolkit, and an exported component
 * in place of the call of `render`.
 * @param scope imports of what the sample finds around it
 */
export function sampleModule(code: string, scope: string, isNoInline: boolean): string {
  const imports = new Map<string, string[]>();
  for (const [, names = '', from = ''] of (scope + code).matchAll(namedImport))
    imports.set(from, [...(imports.get(from) ?? []), ...names.split(',').map((name) => name.trim())]);
  const head = [...imports].map(([from, names]) => writeImport(names.filter(Boolean), from, 80));
  if (imports.has('eidos/react')) head.push(`import 'eidos/styles.css';`);
  const body = code.replace(namedImport, '').trim();
  const name = /\bScreen\b/.test(code) ? 'Sample' : 'Screen';
  const exported = isNoInline ? exportRendered(body, name) : exportExpression(body, name);
  return [...head, ...(head.length > 0 ? [''] : []), exported, ''].join('\n');
}
