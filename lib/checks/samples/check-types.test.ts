import { checkTypes } from './check-types';
import { readSamples } from './collect-samples';

// The compiler reads the toolkit's types first.
jest.setTimeout(120_000);

const diagnosticsOf = (fence: string) => {
  const samples = readSamples('page.mdx', fence);
  return [...checkTypes(samples).values()].flat();
};

const live = (code: string) => `\`\`\`tsx live noInline\n${code}\n\`\`\`\n`;

test('a live sample may use the names around it, and names of its own', () => {
  const code = `const radius = 4;
function Part({ pointer }: PartProps) {
  const [open] = useState(radius > 3);
  return open ? <EditableTable pointer={pointer} height={200} /> : null;
}
render(<Part pointer="" />);`;
  expect(diagnosticsOf(live(code))).toEqual([]);
});

test.each([
  ['an option that a component lacks', 'render(<EditableTable pointer="" heigth={200} />);', /heigth/],
  ['a name that is nowhere', 'render(<EditTable pointer="" />);', /EditTable/],
])('a live sample with %s is reported', (_, code, diagnostic) => {
  expect(diagnosticsOf(live(code)).join()).toMatch(diagnostic);
});
