export type PartName = 'imports' | 'schema' | 'data';

/** Lines of a live sample, counted from 0; a part with a name is folded. */
export interface SamplePart {
  readonly name?: PartName | undefined;
  readonly start: number;
  /** The line after its last one; blank lines between two parts belong to neither. */
  readonly end: number;
}

/** Lines that fit above the result on the first screen of a page; a longer sample folds its data, then its schema. */
const linesThatFit = 12;

/** Shorter parts are hardly longer than the line that stands for them when they are folded. */
const shortestFolded: Readonly<Record<PartName, number>> = { imports: 2, data: 3, schema: 3 };

const isComment = (line: string) => line.startsWith('//');

/** The top-level statements of formatted code, each with the comments before it. */
function statementsOf(lines: readonly string[]): SamplePart[] {
  const statements: SamplePart[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const last = statements.at(-1);
    const goesOn = last && (!/^[A-Za-z/]/.test(line) || lines.slice(last.start, last.end).every(isComment));
    if (goesOn) statements.pop();
    statements.push({ start: goesOn ? last.start : index, end: index + 1 });
  }
  return statements;
}

/** Returns the function that names a statement of the sample; it has no name for what runs. */
function createNames(code: string) {
  const schema = /^const \w+ = compileEidos\([\s\S]*?^\S*\);$/m.exec(code)?.[0] ?? '';
  return (statement: string): PartName | undefined => {
    const text = statement.replace(/^(?:\/\/.*\n)+/, '');
    if (text.startsWith('import ')) return 'imports';
    const [, name, value = ''] = /^const (\w+)[^=]* = ([\s\S]*)/.exec(text) ?? [];
    if (name === undefined) return undefined;
    const isInSchema = /^[[{]/.test(value) && new RegExp(`\\b${name}\\b`).test(schema);
    if (isInSchema || value.startsWith('compileEidos(')) return 'schema';
    const isData = name === 'data' || new RegExp(`\\b(?:data|choices)(?:=\\{|: )${name}\\b`).test(code);
    return isData ? 'data' : undefined;
  };
}

/** Joins neighbors with the same name. */
const joined = (parts: readonly SamplePart[]): SamplePart[] =>
  parts.reduce<SamplePart[]>((before, part) => {
    const last = before.at(-1);
    return last && last.name === part.name
      ? [...before.slice(0, -1), { ...last, end: part.end }]
      : [...before, part];
  }, []);

const countRows = (parts: readonly SamplePart[]) =>
  parts.reduce((rows, { name, start, end }) => rows + (name === undefined ? end - start : 1), 0);

/**
 * Divides a live sample into parts, so that its result is near: the imports are folded, and data and schema where the sample is long. What
 * the page is about is not folded: a part with marked lines, and the schema of a sample that only shows its screen.
 * @param marked numbers of the marked lines, from 0
 */
export function sampleParts(code: string, marked: readonly number[] = []): readonly SamplePart[] {
  const lines = code.split('\n');
  const nameOf = createNames(code);
  const textOf = ({ start, end }: SamplePart) => lines.slice(start, end).join('\n');
  const named = joined(
    statementsOf(lines).map((statement) => ({ ...statement, name: nameOf(textOf(statement)) })),
  ).map((part) =>
    // Statements that the schema uses are part of it only next to it.
    part.name === 'schema' && !textOf(part).includes('compileEidos(') ? { ...part, name: undefined } : part,
  );
  const rest = named.find(({ name }) => name === undefined);
  const isScreenOnly = rest && /^render\(\s*<EidosScreen\b/.test(textOf(rest));
  const fold = (names: readonly PartName[]) =>
    joined(
      named.map(({ name, start, end }) => {
        const isFolded =
          name !== undefined &&
          names.includes(name) &&
          end - start >= shortestFolded[name] &&
          !marked.some((line) => line >= start && line < end);
        return { name: isFolded ? name : undefined, start, end };
      }),
    );
  const candidates: readonly (readonly PartName[])[] = [
    ['imports'],
    ['imports', 'data'],
    ...(isScreenOnly ? [] : [['imports', 'data', 'schema'] as const]),
  ];
  const choices = candidates.map(fold);
  return choices.find((parts) => countRows(parts) <= linesThatFit) ?? choices.at(-1) ?? [];
}
