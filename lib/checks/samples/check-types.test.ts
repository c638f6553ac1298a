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

// One program for all three: it reads the toolkit's types each time.
let diagnostics: readonly (readonly string[])[];
beforeAll(() => {
  const found = checkTypes(readSamples('page.mdx', page.map(live).join('\n')));
  diagnostics = [...found.values()];
});

test('a live sample may use the names around it, and names of its own', () => {
  expect(diagnostics[0]).toEqual([]);
});

test.each([
  ['an option that a component lacks', 1, /heigth/],
  ['a name that is nowhere', 2, /EditTable/],
])('a live sample with %s is reported', (_, index, diagnostic) => {
  expect(diagnostics[index]?.join()).toMatch(diagnostic);
});
