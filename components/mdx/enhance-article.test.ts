import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFixture } from './compile-fixture';
import { enhanceArticle } from './enhance-article';

jest.mock('../ui/attach-details', () => ({
  get attachDetails() {
    throw new Error('ChunkLoadError');
  },
}));

const tabs =
  '<Tabs groupId="pm">\n<TabItem value="npm">A</TabItem>\n<TabItem value="yarn">B</TabItem>\n</Tabs>';

let undo: (() => void) | undefined;

beforeEach(() => {
  localStorage.clear();
  window.scrollBy = jest.fn();
});

afterEach(() => undo?.());

const selected = () => screen.getByRole('tab', { selected: true });

describe('an article', () => {
  it('shows remembered tabs at once, before any script has come', async () => {
    localStorage.setItem('docusaurus.tab.pm', 'yarn');
    const article = await renderFixture(tabs);
    undo = enhanceArticle(article);
    expect(selected()).toHaveTextContent('yarn');
  });

  it('shows the styles that a payload brought, before the first paint', () => {
    document.body.innerHTML = '<p data-style="color: red; --own: 1">Styled</p><p>Plain</p>';
    undo = enhanceArticle(document.body);
    expect(screen.getByText('Styled')).toHaveStyle({ color: 'rgb(255, 0, 0)', '--own': '1' });
    expect(screen.getByText('Plain')).not.toHaveAttribute('style');
  });

  it('does what was pressed before its script came', async () => {
    const article = await renderFixture(tabs);
    undo = enhanceArticle(article);
    screen.getByRole('tab', { name: 'yarn' }).click();
    expect(selected()).toHaveTextContent('npm');
    await waitFor(() => expect(selected()).toHaveTextContent('yarn'));
  });

  it('stays readable when a script cannot be loaded', async () => {
    const article = await renderFixture(`${tabs}\n\n<Details summary="More">Text</Details>`);
    undo = enhanceArticle(article);
    await userEvent.click(screen.getByRole('tab', { name: 'yarn' }));
    await waitFor(() => expect(selected()).toHaveTextContent('yarn'));
    await userEvent.click(screen.getByText('More'));
    expect(screen.getByText('More').closest('details')).toHaveAttribute('open');
  });

  it('is left alone once it is no longer on the page', async () => {
    const article = await renderFixture(tabs);
    enhanceArticle(article)();
    await import('./tabs/attach-tabs');
    await userEvent.click(screen.getByRole('tab', { name: 'yarn' }));
    expect(selected()).toHaveTextContent('npm');
  });
});
