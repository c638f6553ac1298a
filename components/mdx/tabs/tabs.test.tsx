import { screen } from '@testing-library/react';
import { compileFixture, renderFixture } from '../compile-fixture';

const tabs = (attributes: string, ...items: string[]) => `<Tabs ${attributes}>\n${items.join('\n')}\n</Tabs>`;
const item = (attributes: string, text = 'Text') => `<TabItem ${attributes}>\n\n${text}\n\n</TabItem>`;
const selected = () => screen.getByRole('tab', { selected: true });

describe('tabs', () => {
  it('name their panels and are named by them', async () => {
    await renderFixture(tabs('', item('value="a" label="Alpha"', 'First'), item('value="b"', 'Second')));
    expect(selected()).toHaveTextContent('Alpha');
    const panel = screen.getByRole('tabpanel', { name: 'Alpha' });
    expect(panel).toHaveTextContent('First');
    expect(selected()).toHaveAttribute('aria-controls', panel.id);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Alpha', 'b']);
    expect(screen.getByText('Second')).not.toBeVisible();
  });

  it.each([
    ['the first', '', 'value="b"', 'a'],
    ['the one that defaultValue names', 'defaultValue="b"', 'value="b"', 'b'],
    ['the first for defaultValue={null}', 'defaultValue={null}', 'value="b"', 'a'],
    ['the flagged one', '', 'value="b" default', 'b'],
    ['the first for default={false}', '', 'value="b" default={false}', 'a'],
    ['the one that a text in braces names', "defaultValue={'b'}", "value={'b'}", 'b'],
    ['the one whose label defaultValue names', 'defaultValue="Two words"', 'label="Two words"', 'Two words'],
  ])('show %s at first', async (_, attributes, second, value) => {
    await renderFixture(tabs(attributes, item('value="a"'), item(second)));
    expect(selected().textContent).toBe(value);
  });

  it('can be written on one line', async () => {
    await renderFixture('<Tabs><TabItem label="One">First *word*</TabItem> <TabItem label="Two" /></Tabs>');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
    expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('First word');
  });

  it('have ids of their own in every group, which is named after its heading', async () => {
    const group = tabs('', item('value="a"'));
    await renderFixture(`${group}\n\n## Install \`eidos\` {#install}\n\n${group}\n\n${group}`);
    expect(new Set(screen.getAllByRole('tab').map(({ id }) => id)).size).toBe(3);
    for (const name of ['Tabs', 'Tabs: Install eidos', 'Tabs: Install eidos 2'])
      expect(screen.getByRole('tablist', { name })).toBeInTheDocument();
  });

  it('are named after the heading above them, and not after one within tabs before', async () => {
    const inner = tabs('', item('value="b"'));
    const outer = tabs('', item('value="a"', `\n### Hidden\n\n${inner}\n`));
    await renderFixture(`## Install\n\n${outer}\n\n| a |\n|---|\n| 1 |\n\n${tabs('', item('value="c"'))}`);
    const lists = screen.getAllByRole('tablist', { hidden: true });
    const names = lists.map((list) => list.getAttribute('aria-label'));
    expect(names).toEqual(['Tabs: Install', 'Tabs: Hidden', 'Tabs: Install 2']);
    expect(screen.getByLabelText(/^Table/)).toHaveAccessibleName('Table: Install');
  });

  it.each([
    [tabs('', item('value="a"'), item('value="a"')), 'Eidos error: Duplicate values "a" found in <Tabs>.'],
    [tabs('', item('value="a" default'), item('value="b" default')), 'A <Tabs> shows one tab first.'],
    [
      tabs('defaultValue="x"', item('value="a"'), item('value="b"')),
      'Eidos error: The <Tabs> has a defaultValue "x" but none of its children has the corresponding value. ' +
        'Available values are: a, b. If you intend to show no default tab, use defaultValue={null} instead.',
    ],
    [tabs('', '<Badge>x</Badge>'), 'Eidos error: Bad <Tabs> child <Badge>'],
    [tabs('', item('')), 'Eidos error: Bad <Tabs> child <TabItem>'],
    [tabs('', item('value="a" label=""')), 'Eidos error: Bad <Tabs> child <TabItem>'],
    [tabs("values={[{ label: 'A', value: 'a' }]}", item('value="a"')), 'A <Tabs> takes no values.'],
    [tabs('', ''), 'Eidos error: A <Tabs> has no tab. Write a <TabItem> into it.'],
    [item('value="a"'), 'Eidos error: A <TabItem> outside of <Tabs> is never shown.'],
    ['A <TabItem value="a">b</TabItem> c', 'Eidos error: A <TabItem> outside of <Tabs> is never shown.'],
    [tabs('queryString', item('value="a"')), 'Eidos error: A <Tabs> with queryString needs a groupId'],
  ])('refuse what cannot work: %j', async (source, message) => {
    await expect(compileFixture(source)).rejects.toThrow(message);
  });

  it('report where the error is', async () => {
    const source = `# Title\n\n${tabs('', item('value="a"'), item('value="a"'))}`;
    await expect(compileFixture(source)).rejects.toMatchObject({ line: 3 });
  });
});
