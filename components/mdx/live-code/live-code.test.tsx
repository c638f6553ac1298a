import { render, screen } from '@testing-library/react';
import { compileFixture, renderFixture } from '../compile-fixture';
import { LiveCode } from './live-code';
import { showPreview } from './show-preview';
import { readLiveFrameFiles } from './live-frame-files';

jest.mock('./live-frame-files', () => ({ readLiveFrameFiles: jest.fn() }));

const files = jest.mocked(readLiveFrameFiles);
const sample = '```jsx live\nfunction App() {\n  return <b>Hi</b>;\n}\n```';

function build(preview: string | undefined) {
  const renderPreview = jest.fn(() => preview);
  files.mockReturnValue({
    page: '/live-frame/frame.html',
    stylesheet: '/live-frame/frame.css',
    zod: '/live-frame/zod.js',
    renderPreview,
  });
  return renderPreview;
}

describe('a live sample', () => {
  it('shows its code, and Loading... until a sample that needs a browser has one', async () => {
    build(undefined);
    const page = await renderFixture(sample);
    expect(screen.getByRole('region')).toHaveTextContent('function App() { return <b>Hi</b>; }');
    for (const words of ['Live Editor', 'Result', 'Loading...'])
      expect(screen.getByText(words)).toBeVisible();
    const [editor, result] = [screen.getByRole('region'), screen.getByText('Loading...')];
    expect(editor.compareDocumentPosition(result)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(page).not.toHaveTextContent('undefined');
  });

  it.each([
    [sample, { code: 'function App() {\n  return <b>Hi</b>;\n}', noInline: false, prefix: '' }],
    ['```tsx live noInline\nrender(<b />)\n```', { code: 'render(<b />)', noInline: true, prefix: '' }],
  ])('shows its result when that can be rendered at build time: %j', async (source, rendered) => {
    const renderPreview = build('<b>Hi</b>');
    const { html } = await compileFixture(source);
    expect(html).toContain('<div class="liveSample"><b>Hi</b></div>');
    expect(renderPreview).toHaveBeenCalledWith(rendered);
  });

  it('shows its result in a shadow tree, and keeps its stylesheet out of the rest of the page', async () => {
    build('<b style="width:3px">Hi</b>');
    const page = await renderFixture(sample);
    const template = page.querySelector('template')!;
    const link = page.querySelector('link')!;
    const sheet = { disabled: false };
    Object.defineProperty(link, 'sheet', { value: sheet });
    showPreview(template);
    // Still there, as the text of the article is read back from a page that is being read.
    expect(page).toContainElement(link);
    expect(sheet.disabled).toBe(true);
    showPreview(template);
    expect(page).not.toContainElement(link);
    const tree = template.parentElement!.shadowRoot!;
    expect(tree.querySelector('b')).toHaveStyle({ width: '3px' });
    expect(tree.querySelector('link')).toHaveAttribute('href', '/live-frame/frame.css');
    // A page that was opened by a link has no sheet for it yet.
    const opened = await renderFixture(sample);
    showPreview(opened.querySelector('template')!);
    expect(opened.querySelector('link')).toBeNull();
  });

  it('names its editor and its frame after its title, else after the heading above it, else after the page', async () => {
    build('<b>Hi</b>');
    const titled = '```jsx live title="App.jsx"\n<b />\n```';
    const page = await renderFixture([sample, '## Paste', sample, titled, sample].join('\n\n'), {
      pageTitle: 'Autosave',
    });
    const editors = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    expect(editors).toEqual([
      'Live Editor: Autosave',
      'Live Editor: Paste',
      'Live Editor: App.jsx',
      'Live Editor: Paste 2',
    ]);
    const frames = [...page.querySelectorAll<HTMLElement>('[data-frame]')].map(
      ({ dataset }) => dataset.frame,
    );
    expect(frames).toEqual(['Result: Autosave', 'Result: Paste', 'Result: App.jsx', 'Result: Paste 2']);
  });

  it('names each of its parts', () => {
    build(undefined);
    const parts = [
      { name: 'imports', html: 'a' },
      { html: 'b' },
      { name: 'data', html: 'c' },
      { html: 'd' },
    ] as const;
    const { container } = render(
      <LiveCode parts={parts} code="" label="Editor" frame="Result" prefix="" mode="inline" />,
    );
    const regions = [...container.querySelectorAll('pre')].map((region) => region.getAttribute('aria-label'));
    expect(regions).toEqual(['Editor: Imports', 'Editor', 'Editor: Data', 'Editor 2']);
  });

  it('does not need its frame to be built while a page is being written', async () => {
    files.mockReturnValue(undefined);
    await renderFixture(sample);
    expect(screen.getByText('Loading...')).toBeVisible();
  });
});
