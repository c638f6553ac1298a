import { screen, within } from '@testing-library/react';
import { compileFixture, renderFixture } from './compile-fixture';

describe('a page', () => {
  it('has tables in regions that may scroll, each with a name of its own', async () => {
    await renderFixture('| a |\n|---|\n| 1 |\n\n| b |\n|---|\n| 2 |');
    for (const name of ['Table', 'Table 2'])
      expect(within(screen.getByRole('region', { name })).getByRole('table')).toBeInTheDocument();
  });

  it.each([
    ['| a | b | c | d |\n|---|:--|:-:|--:|\n| w | 2 | 3 | x |', [null, 'start', 'center', 'end']],
    [
      '<table><tbody><tr><td align="right">1</td><td align={"left"}>2</td></tr></tbody></table>',
      ['end', 'start'],
    ],
  ])('aligns columns without a style attribute: %s', async (source, alignments) => {
    const page = await renderFixture(source);
    for (const row of screen.getAllByRole('row'))
      expect(Array.from(row.children, (cell) => cell.getAttribute('data-align'))).toEqual(alignments);
    expect(page.innerHTML).not.toMatch(/ (style|align)=/);
  });

  it('aligns columns of figures by their end, and no other', async () => {
    const rows = ['| 5.5 ms | **1,200.5 KiB** | 2026-12 | 4 fields |', '| — | 8.0 KiB | 4 to 7 | 5 |'];
    await renderFixture(`| a | b | c | d |\n|---|---|---|---|\n${rows.join('\n')}`);
    for (const row of screen.getAllByRole('row')) {
      const alignments = Array.from(row.children, (cell) => cell.getAttribute('data-align'));
      expect(alignments).toEqual(['end', 'end', null, null]);
    }
  });

  it('shows the answers of a table as marks that are read as words, in rows with names', async () => {
    await renderFixture('| | a | b |\n|-|-|-|\n| Undo | yes, virtual | no |\n| Notes | none | no input |');
    const row = within(screen.getByRole('row', { name: /Undo/ }));
    expect(row.getByRole('rowheader')).toHaveTextContent('Undo');
    expect(screen.getByRole('columnheader', { name: 'b' })).toHaveAttribute('scope', 'col');
    expect(row.getByRole('img', { name: 'yes' }).parentElement).toHaveTextContent('✓ virtual');
    expect(row.getByRole('img', { name: 'no' })).toHaveTextContent('✗');
    expect(within(screen.getByRole('row', { name: /Notes/ })).queryByRole('img')).toBeNull();
  });

  it('has task lists and footnotes', async () => {
    await renderFixture('- [x] done\n- [ ] open\n\nText[^1]\n\n[^1]: The note.');
    expect(screen.getByRole('checkbox', { name: 'Done' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'To do' })).not.toBeChecked();
    expect(document.getElementById('user-content-fn-1')).toHaveTextContent('The note.');
  });

  it('has details that open without a script, named "Details" by default', async () => {
    await renderFixture('<Details>\n\nText\n\n</Details>');
    expect(screen.getByText('Details').closest('details')).toHaveTextContent('Text');
    expect(screen.getByText('Details').tagName).toBe('SUMMARY');
  });

  it('renders HTML details as it renders its own', async () => {
    const page = await renderFixture('<details open>\n<summary>More *words*</summary>\n\nText\n\n</details>');
    const details = screen.getByRole('group');
    expect(details).toHaveAttribute('open');
    expect(page.querySelectorAll('summary')).toHaveLength(1);
    expect(details.firstElementChild).toHaveTextContent('More words');
    await renderFixture('<Details summary="x">\n\nText\n\n</Details>');
    expect(screen.getByRole('group')).toHaveAttribute('class', details.className);
    // Without an empty line after it, the summary is part of a paragraph to Markdown.
    await renderFixture('<details>\n<summary>More</summary>\nText with **bold**\n</details>');
    expect(screen.getByText('More')).toBe(screen.getByRole('group').firstElementChild);
    expect(screen.getByText('bold').closest('p')).toHaveTextContent('Text with bold');
    expect(screen.queryByText('Details')).not.toBeInTheDocument();
  });

  it('has its contents where a writer names them, at the levels that the writer names', async () => {
    const text = '## One\n\n### Two `code`\n\n#### Three\n\n## Four';
    await renderFixture(`<TOCInline />\n\n<TOCInline maxHeadingLevel={2} />\n\n${text}`);
    const entries = (name: string) =>
      within(screen.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => `${link.getAttribute('href')} ${link.textContent}`);
    expect(entries('Contents of this page')).toEqual(['#one One', '#two-code Two code', '#four Four']);
    expect(entries('Contents of this page 2')).toEqual(['#one One', '#four Four']);
  });

  it('counts the items behind a card', async () => {
    const card = (title: string, items: number) => `<Card title="${title}" href="/a" items={${items}} />`;
    await renderFixture(`<CardGrid>${card('A', 1)}${card('B', 3)}</CardGrid>`);
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['A1 item', 'B3 items']);
  });

  it('has drawings with words for those who cannot see them', async () => {
    await renderFixture('<Figure alt="Data flows from schema to screen" caption="The flow"><svg /></Figure>');
    expect(screen.getByRole('img', { name: 'Data flows from schema to screen' })).toBeInTheDocument();
    expect(screen.getByRole('figure')).toHaveTextContent('The flow');
  });

  it('lists the options of a component, those that have to be written first', async () => {
    await renderFixture(
      '<PropTable rows={[{ name: "rows", type: "number", default: "`3`", description: "How many." }, { name: "pointer", type: "Pointer", required: true, description: "Where." }]} />',
    );
    const rows = Array.from(document.querySelectorAll('dl > div'), ({ textContent }) => textContent);
    expect(rows).toEqual(['pointer requiredPointer Where.', 'rowsnumber Default: 3How many.']);
  });

  it('reports an unknown admonition type of a component at build time', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    await compileFixture('<Admonition type="wisdom" label="x">Text</Admonition>');
    expect(warn).toHaveBeenCalledWith(
      'No admonition component found for admonition type "wisdom". Using Info as fallback.',
    );
    warn.mockRestore();
  });
});
