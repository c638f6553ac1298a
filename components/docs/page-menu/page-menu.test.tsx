import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { attachPageMenu } from './attach-page-menu';
import { PageMenu } from './page-menu';

let stop: AbortController;
let copiedBytes: number | undefined;

beforeEach(() => {
  copiedBytes = undefined;
  // A clipboard that takes a text once it has arrived, as those of browsers do.
  const write = async ([item]: { data: Record<string, Promise<Blob>> }[]) => {
    copiedBytes = (await item?.data['text/plain'])?.size;
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } });
  globalThis.ClipboardItem = class {
    constructor(readonly data: Record<string, Promise<Blob>>) {}
  } as unknown as typeof ClipboardItem;
  const { container } = render(<PageMenu path="/docs/x" />);
  stop = new AbortController();
  attachPageMenu(container.querySelector('[data-page-menu]')!, stop.signal);
});
afterEach(() => stop.abort());

/** Presses the button that copies the page, which arrives like this, and returns it. */
function copyPage(text: string, ok = true) {
  const response = { ok, status: ok ? 200 : 404, text: () => Promise.resolve(text) } as Response;
  globalThis.fetch = jest.fn(() => Promise.resolve(response));
  const button = screen.getByRole('button', { name: 'Copy as Markdown', hidden: true });
  button.click();
  return button;
}

it('says what to do when the page cannot be fetched', async () => {
  const button = copyPage('', false);
  await waitFor(() => expect(button).toHaveTextContent(/^Copying failed/));
  expect(screen.getByRole('status')).toHaveTextContent('View the page as Markdown and copy it there.');
  expect(copiedBytes).toBeUndefined();
});

it('says nothing any more once the page has been left', async () => {
  const button = copyPage('# Types');
  stop.abort();
  await Promise.resolve();
  expect(button).toHaveTextContent('Copy as Markdown');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('is not announced as open under a mouse on a device whose lists open by a press only', () => {
  document.head.innerHTML = '<style>[popover] { display: none }</style>';
  const button = screen.getByRole('button', { name: 'Copy page' });
  fireEvent.pointerEnter(button.parentElement!, { pointerType: 'mouse' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
