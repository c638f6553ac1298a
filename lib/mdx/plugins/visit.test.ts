import fc from 'fast-check';
import type { Nodes, Parents, RootContent } from 'mdast';
import { visit as visitOfLibrary } from 'unist-util-visit';
import { EXIT, SKIP, visit } from './visit';

const { root } = fc.letrec<{ root: Nodes; node: Nodes }>((tie) => ({
  root: fc.record({
    type: fc.constant('root'),
    children: fc.array(tie('node'), { maxLength: 4 }),
  }) as fc.Arbitrary<Nodes>,
  node: fc.oneof(
    { depthSize: 'small' },
    fc.record({ type: fc.constantFrom('text', 'inlineCode'), value: fc.string() }) as fc.Arbitrary<Nodes>,
    fc.record({
      type: fc.constantFrom('paragraph', 'emphasis', 'list'),
      children: fc.array(tie('node'), { maxLength: 4 }),
    }) as fc.Arbitrary<Nodes>,
  ),
}));

const tests = [undefined, 'text', 'paragraph', ['text', 'list']];

/** What a visitor says at each node: to go on, to end, to leave out what is below, or to go on elsewhere. */
const answers = fc.array(fc.constantFrom(undefined, undefined, undefined, true, SKIP, EXIT, 9), {
  minLength: 1,
  maxLength: 12,
});

it.each(tests)('visits the same nodes as the library, test %j', (test) => {
  fc.assert(
    fc.property(root, answers, (tree, said) => {
      const calls = (walk: typeof visit) => {
        const seen: unknown[] = [];
        const visitor = (node: Nodes, index: number | undefined, parent: Parents | undefined) => {
          seen.push([node, index, parent]);
          return said[seen.length % said.length];
        };
        if (test === undefined) walk(tree, visitor);
        else walk(tree, test, visitor);
        return seen;
      };
      expect(calls(visit)).toEqual(calls(visitOfLibrary));
    }),
  );
});

it('goes on where a visitor says after it has removed or replaced nodes', () => {
  const text = (value: string): RootContent => ({ type: 'text', value });
  const tree = { type: 'root' as const, children: ['a', 'b', 'c'].map(text) };
  visit(tree, 'text', (node, index, parent) => {
    if (node.value === 'a') parent!.children.splice(index!, 1);
    if (node.value === 'b') parent!.children.splice(index!, 1, text('x'), text('c'));
    return node.value === 'a' || node.value === 'b'
      ? [SKIP, index! + (node.value === 'b' ? 2 : 0)]
      : undefined;
  });
  expect(tree.children.map((node) => 'value' in node && node.value)).toEqual(['x', 'c', 'c']);
});
