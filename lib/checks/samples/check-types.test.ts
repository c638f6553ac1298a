import { checkTypes } from './check-types';
import { readSamples } from './collect-samples';

// The compiler reads the toolkit's types first.
jest.setTimeout(120_000);

const live = (code: string) => `\`\`\`tsx live noInline\n${code}\n\`\`\`\n`;

const page = [
  `const radius = 4;
function Part({ pointer }: PartProps) {
  const [open] = useState(radius > 3);
  return open ? <EditableTable pointer={pointer} height={200} /> : null;
}
render(<Part pointer="" />);`,
  'render(<EditableTable pointer="" heigth={200} />);',
  'render(<EditTable pointer="" />);',
];
const titled = '```ts title="Another library"\nconst count: number = "two";\n```\n';

// One program for all of them: it reads the toolkit's types each time.
let diagnostics: readonly (readonly string[])[];
beforeAll(() => {
  const found = checkTypes(readSamples('page.mdx', [...page.map(live), titled].join('\n')));
  diagnostics = [...found.values()];
});

test('a live sample may use the names around it, and names of its own', () => {
  expect(diagnostics[0]).toEqual([]);
});

test.each([
  ['an option that a component lacks', 1, /heigth/],
  ['a name that is nowhere', 2, /EditTable/],
  ['a title that does not name a file', 3, /^Type 'string' is not assignable to type 'number'\.$/],
])('a sample with %s is reported', (_, index, diagnostic) => {
  expect(diagnostics[index]?.join()).toMatch(diagnostic);
});
