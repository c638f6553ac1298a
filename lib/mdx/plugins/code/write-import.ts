/** Writes an import statement, over several lines where one would be longer than `width`. */
export function writeImport(names: readonly string[], from: string, width: number): string {
  const line = `import { ${names.join(', ')} } from '${from}';`;
  if (line.length <= width) return line;
  return `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}
