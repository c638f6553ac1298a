import { liveSampleError } from './rehype-inventory';

const problemWith = (code: string, noInline = false) => liveSampleError({ code, noInline, line: 10 });

it.each([
  ['an element', '<b>x</b>', false],
  ['a function', '() => {\n  const [n] = useState<number>(0);\n  return <b>{n}</b>;\n};', false],
  ['a comment at the end', '<b>x</b> // as the frame takes it', false],
  ['statements', 'const a = 1 as number;\nrender(<b>{a}</b>);', true],
])('takes %s', (_, code, noInline) => {
  expect(problemWith(code, noInline)).toBeUndefined();
});

it.each<[string, boolean, number, RegExp]>([
  ['<b>x', false, 11, /Unexpected token/],
  ['const a = 1;\nrender(<b>{a</b>);', true, 12, /Unexpected token/],
  ['const a = 1;\n\nconst a = 2;\nrender(a);', true, 13, /already been declared/],
  ['const a = 1;\nrender(a);', false, 11, /Unexpected token/],
  ['\n() => {\n  return 1 +;\n}', false, 12, /Unexpected token/],
])('refuses %j (noInline: %s) on line %i', (code, noInline, line, reason) => {
  const diagnostic = problemWith(code, noInline);
  expect(diagnostic?.name).toMatch(reason);
  expect(diagnostic?.line).toBe(line);
});
