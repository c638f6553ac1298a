import { printAnnotations, printDiagnostic, printReport } from './report';
import { ContentError, type Diagnostic } from './diagnostic';

const unknown = (name: string, index: number): Diagnostic => ({
  file: `docs/page-${index}.mdx`,
  line: index,
  message: `There is no component <${name}>.`,
  fix: 'Write the name of one.',
});

it('prints a few errors one by one', () => {
  expect(printReport([unknown('A', 1), unknown('B', 2)])).toBe(
    'docs/page-1.mdx:1\n  There is no component <A>.\n  → Write the name of one.\n\n' +
      'docs/page-2.mdx:2\n  There is no component <B>.\n  → Write the name of one.',
  );
});

describe('many errors', () => {
  const intros = Array.from({ length: 1200 }, (_, index) => unknown('Intro', index));
  const others = Array.from({ length: 40 }, (_, index) => unknown(`Other${index}`, index));
  const titles = Array.from({ length: 30 }, (_, index) => ({
    file: `docs/titles/${index}.mdx`,
    line: 3,
    message: 'title: is missing.',
    fix: 'Write it.',
  }));
  const many = [...titles, ...others, ...intros];

  it('are grouped by cause, with a count, the first places and a fix', () => {
    expect(printReport(many).split('\n')).toEqual([
      '1,240 × There is no component <…>.',
      '    1,200 × <Intro>: docs/page-0.mdx:0, docs/page-1.mdx:1, docs/page-2.mdx:2, and 1,197 more',
      '    <Other0>: docs/page-0.mdx:0',
      '    <Other1>: docs/page-1.mdx:1',
      '    <Other2>: docs/page-2.mdx:2',
      '    <Other3>: docs/page-3.mdx:3',
      '    and 36 others',
      '  → Write the name of one.',
      '30 × title: is missing.',
      '    30 × docs/titles/0.mdx:3, docs/titles/1.mdx:3, docs/titles/2.mdx:3, and 27 more',
      '  → Write it.',
    ]);
  });

  it('are all printed where that is wanted', () => {
    expect(printReport(many, true).match(/^docs\//gm)).toHaveLength(1270);
  });

  it('fit on a screen, whatever their causes are', () => {
    const words = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => letter.repeat(5));
    const various = words.flatMap((word) =>
      intros.slice(0, 20).map((one, index) => ({ ...one, message: `${word} is "${index}".`, fix: word })),
    );
    const { message } = new ContentError(various);
    expect(message).toMatch(/^The content has 520 problems in 20 files:/);
    expect(message.split('\n').length).toBeLessThanOrEqual(60);
    expect(message).toContain('240 × 12 other causes');
  });
});

it('cuts the lists of ids in a message', () => {
  const ids = Array.from({ length: 3000 }, (_, index) => `- page-${index}`);
  const error = { ...unknown('A', 1), message: ['Available doc ids are:', ...ids].join('\n') };
  expect(printDiagnostic(error).split('\n').slice(-3)).toEqual([
    '- page-9',
    '- … and 2,990 more',
    '  → Write the name of one.',
  ]);
});

it('annotates the first error of each cause before the others', () => {
  const [first, second, ...rest] = printAnnotations(
    [unknown('A', 1), unknown('B', 2), { file: 'a,b.mdx', message: '100%', fix: '' }],
    'error',
  );
  expect(first).toBe(
    '::error file=docs/page-1.mdx,line=1::There is no component <A>.%0A→ Write the name of one.',
  );
  expect(second).toBe('::error file=a%2Cb.mdx::100%25');
  expect(rest).toHaveLength(1);
});
