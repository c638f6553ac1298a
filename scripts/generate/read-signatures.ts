import ts from 'typescript';
import type { ApiExport } from '../../lib/config/toolkit';
import { FORMAT, writtenType } from './read-members';

/** A declaration that is longer than this is broken after each parameter or member. */
const LINE_LENGTH = 64;

/** The longest type of a constant that helps a reader more than the page's own words. */
const LONGEST_CONSTANT = 120;

const oneLine = (text: string) =>
  text.replaceAll(/(?:\s|\/\*.*?\*\/)+/gs, ' ').replaceAll(/import\("[^"]*"\)\./g, '');

function printParameter(
  parameter: ts.ParameterDeclaration,
  kind: ApiExport['kind'],
  checker: ts.TypeChecker,
): string {
  const unnamed = kind === 'component' ? 'props' : 'options';
  // Destructured parameters have no name, and those of unused ones begin with `_`.
  const name = ts.isIdentifier(parameter.name) ? parameter.name.text.replace(/^_/, '') : unnamed;
  const rest = parameter.dotDotDotToken ? '...' : '';
  const optional = checker.isOptionalParameter(parameter) ? '?' : '';
  const symbol = checker.getSymbolAtLocation(parameter.name);
  const type = symbol
    ? writtenType(symbol, parameter, checker)
    : (parameter.type?.getText() ??
      checker.typeToString(checker.getTypeAtLocation(parameter), parameter, FORMAT));
  return oneLine(`${rest}${name}${optional}: ${type}`);
}

function printCall(
  name: string,
  kind: ApiExport['kind'],
  signature: ts.Signature,
  checker: ts.TypeChecker,
): string {
  const { declaration } = signature;
  if (!declaration || ts.isJSDocSignature(declaration)) {
    throw new Error(`The function \`${name}\` has no declaration.`);
  }
  const generics = declaration.typeParameters?.map((parameter) => parameter.getText()).join(', ');
  const parameters = declaration.parameters.map((parameter) => printParameter(parameter, kind, checker));
  const returned =
    declaration.type?.getText() ?? checker.typeToString(signature.getReturnType(), declaration, FORMAT);
  const start = `function ${name}${generics ? `<${oneLine(generics)}>` : ''}`;
  const end = `: ${oneLine(returned)}`;
  const line = `${start}(${parameters.join(', ')})${end}`;
  if (line.length <= LINE_LENGTH || parameters.length === 0) return line;
  return `${start}(\n${parameters.map((parameter) => `  ${parameter},\n`).join('')})${end}`;
}

/** How an export is declared, as TypeScript that a reader can take in; none for types, whose members a table has. */
export function readSignatures(
  name: string,
  kind: ApiExport['kind'],
  type: ts.Type,
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
): string[] {
  if (kind === 'type') return [];
  if (kind === 'class') {
    const heritage = ts.isClassDeclaration(declaration) ? declaration.heritageClauses : undefined;
    return [['class', name, ...(heritage ?? []).map((clause) => oneLine(clause.getText()))].join(' ')];
  }
  if (kind === 'constant') {
    const annotation = ts.isVariableDeclaration(declaration) ? declaration.type?.getText() : undefined;
    const text = oneLine(annotation ?? checker.typeToString(type, declaration, FORMAT));
    const line = `const ${name}: ${text}`;
    if (text.length > LONGEST_CONSTANT) return [];
    return [
      line.length > LINE_LENGTH ? line.replaceAll(/([{;]) (?!})/g, '$1\n  ').replaceAll(' }', '\n}') : line,
    ];
  }
  return type.getCallSignatures().map((signature) => printCall(name, kind, signature, checker));
}

/** Reads the tags of a docstring: `@param`, `@returns`, `@throws` and `@example`, whose lines stay as they are. */
export function readTags(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
): Pick<ApiExport, 'parameters' | 'returns' | 'throws' | 'example'> {
  const tags = symbol
    .getJsDocTags(checker)
    .map((tag) => ({ tag: tag.name, text: ts.displayPartsToString(tag.text) }));
  const textsOf = (wanted: string) =>
    tags.filter(({ tag }) => tag === wanted).map(({ text }) => oneLine(text));
  const parameters = textsOf('param').map((text) => {
    const [, name = '', description = ''] = /^_?([\w$]+) (.*)$/.exec(text) ?? [];
    return { name, description };
  });
  const [returns] = textsOf('returns');
  const throws = textsOf('throws').map((text) =>
    text.replace(/^\{(\w+)\} (\w)/, (_, type: string, first: string) => `\`${type}\` ${first.toLowerCase()}`),
  );
  const example = tags.find(({ tag }) => tag === 'example')?.text.trim();
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(returns !== undefined && { returns }),
    ...(throws.length > 0 && { throws }),
    ...(example !== undefined && { example }),
  };
}
