import { highlighterOptions } from './highlighter';

it('colours code on a machine that takes seconds for a line', async () => {
  const highlighter = await highlighterOptions.getHighlighter?.({
    themes: [highlighterOptions.theme as never],
    langs: ['js'],
  });
  let time = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => (time += 1000));
  const html = highlighter?.codeToHtml('let a', { lang: 'js', theme: 'site' });
  expect(html).toContain('<span style="color:var(--syntax-keyword)">let</span>');
}, 60_000);
