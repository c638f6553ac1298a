import { render, screen, waitFor } from '@testing-library/react';
import { attachPageMenu } from './attach-page-menu';
import { PageMenu } from './page-menu';

let stop: AbortController;
let copiedBytes: number | undefined;

/** A clipboard that takes a text once it has arrived, as those of browsers do. */
function offerClipboard(write: (items: ClipboardItem[]) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } });
  globalThis.ClipboardItem = class {
    constructor(readonly data: Record<string, Promise<Blob>>) {}
  } as unknown as typeof ClipboardItem;
}

const answer = (text: string, ok = true) =>
  jest.fn(() =>
    Promise.resolve({ ok, status: ok ? 200 : 404, text: () => Promise.resolve(text) } as Response),
  );

beforeEach(() => {
  copiedBytes = undefined;
  offerClipboard(async ([item]) => {
    const blob = await (item as unknown as { data: Record<string, Promise<Blob>> }).data['text/plain'];
    copiedBytes = blob?.size;
  });
  const { container } = render(<PageMenu path="/docs/x" />);
  stop = new AbortController();
  attachPageMenu(container.querySelector('[data-page-menu]')!, stop.signal);
});
afterEach(() => stop.abort());

const copyButton = () => screen.getByRole('button', { name: 'Copy as Markdown', hidden: true });

it('says what to do when the page cannot be fetched', async () => {
  globalThis.fetch = answer('', false);
  const button = copyButton();
  button.click();
  await waitFor(() => expect(button).toHaveTextContent(/^Copying failed/));
  expect(screen.getByRole('status')).toHaveTextContent('View the page as Markdown and copy it there.');
  expect(copiedBytes).toBeUndefined();
});

it('says nothing any more once the page has been left', async () => {
  globalThis.fetch = answer('# Types');
  const button = copyButton();
  button.click();
  stop.abort();
  await Promise.resolve();
  expect(button).toHaveTextContent('Copy as Markdown');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
