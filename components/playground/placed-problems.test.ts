/** @jest-environment node */
import { checkSchema, type HintsByPointer } from 'eidos';
import { findSyntaxProblems, placeProblems } from './placed-problems';

const schema = `{
  "type": "object",
  "properties": {
    "name": { "type": "string", "minLength": 3, "maxLength": 1 },
    "age": { "type": "integr" }
  }
}`;
const hints = `{
  "/name": {
    "spann": 4
  },
  "/nowhere": { "span": 2 }
}`;

it('problems of the compiler are at the lines of the schema and of the hints', () => {
  const problems = checkSchema(JSON.parse(schema), { hints: JSON.parse(hints) as HintsByPointer });
  const placed = placeProblems(problems, { schema, hints });
  const found = placed.map(({ text, line, code }) => [text, line, code]);
  expect(found).toEqual(
    expect.arrayContaining([
      ['schema', 4, 'empty-range'],
      ['schema', 5, 'wrong-value'],
      ['hints', 3, 'unknown-hint'],
      ['hints', 5, expect.any(String)],
    ]),
  );
  expect(found.map(([text]) => text)).toEqual([...found.map(([text]) => text)].sort().reverse());
});

it('a text that is not JSON has its line, without a code of the compiler', () => {
  expect(findSyntaxProblems('data', '{\n  "a": 1,\n}')).toEqual([
    expect.objectContaining({ text: 'data', line: 3, severity: 'error', code: undefined }),
  ]);
});
