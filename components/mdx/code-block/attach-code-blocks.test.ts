import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFixture } from '../compile-fixture';
import { attachCodeBlocks } from './attach-code-blocks';

const sample = '```js\na();\n// highlight-next-line\nb();\n```';
const copyButton = () => screen.getByRole('button', { name: 'Copy code to clipboard' });
const wrapButton = () => screen.queryByRole('button', { name: 'Toggle word wrap' });

let resize: () => void;
let undo: (() => void) | undefined;

class FakeResizeObserver {
  constructor(callback: () => void) {
    resize = callback;
  }
  observe = () => resize();
  disconnect = () => undefined;
}

beforeEach(() => {
  Object.assign(window, { ResizeObserver: FakeResizeObserver });
});

afterEach(() => {
  undo?.();
  jest.useRealTimers();
});

async function show(source = sample) {
  undo = attachCodeBlocks(await renderFixture(source));
}

/** jsdom lays nothing out, so the test says how wide things are. */
function setWidths({ code, block }: { code: number; block: number }) {
  const pre = screen.getByRole('region');
  Object.defineProperties(pre, {
    scrollWidth: { value: code, configurable: true },
    clientWidth: { value: block, configurable: true },
  });
  resize();
  return pre;
}

describe('the copy button', () => {
  it('copies the code without the comments that mark lines, and confirms it for a second', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await show();
    await user.click(copyButton());
    expect(await navigator.clipboard.readText()).toBe('a();\nb();');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    act(() => jest.advanceTimersByTime(999));
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(copyButton()).toBeInTheDocument();
  });

  it.each([
    [
      'prompts and output',
      '$ npm test\\\n  --silent\n1 passed\n$ git push',
      'npm test\\\n  --silent\ngit push',
    ],
    ['no part of commands without prompts', 'npm test\ngit push', 'npm test\ngit push'],
  ])('leaves out %s of a shell block', async (_, code, copied) => {
    await show(`\`\`\`sh\n${code}\n\`\`\``);
    await userEvent.setup().click(copyButton());
    expect(await navigator.clipboard.readText()).toBe(copied);
  });

  it('leaves out the lines that a sample shows as removed', async () => {
    const user = userEvent.setup();
    await show('```js del={1} ins={2}\nold();\nnow();\n```');
    await user.click(copyButton());
    expect(await navigator.clipboard.readText()).toBe('now();');
  });

  it('reports a failure when the clipboard refuses', async () => {
    const user = userEvent.setup();
    await show();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(copyButton());
    expect(await screen.findByRole('button', { name: /^Copying failed/ })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Copying failed');
  });
});

describe('the word wrap button', () => {
  it('is there only while a line is longer than the block', async () => {
    await show();
    setWidths({ code: 100, block: 200 });
    expect(wrapButton()).not.toBeInTheDocument();
    setWidths({ code: 300, block: 200 });
    expect(wrapButton()).toBeInTheDocument();
    setWidths({ code: 100, block: 200 });
    expect(wrapButton()).not.toBeInTheDocument();
  });

  it('is measured in every block before the page changes', async () => {
    await show(`${sample}\n\n${sample}`);
    const log: string[] = [];
    for (const pre of screen.getAllByRole('region')) {
      Object.defineProperty(pre, 'scrollWidth', {
        get: () => {
          log.push(
            `measured with ${screen.queryAllByRole('button', { name: 'Toggle word wrap' }).length} buttons`,
          );
          return 300;
        },
      });
    }
    resize();
    expect(log).toEqual(['measured with 0 buttons', 'measured with 0 buttons']);
    expect(screen.getAllByRole('button', { name: 'Toggle word wrap' })).toHaveLength(2);
  });

  it('shows whether lines wrap, and stays while they do', async () => {
    await show();
    setWidths({ code: 300, block: 200 });
    expect(wrapButton()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(wrapButton()!);
    expect(wrapButton()).toHaveAttribute('aria-pressed', 'true');
    setWidths({ code: 200, block: 200 });
    expect(wrapButton()).toBeInTheDocument();
    await userEvent.click(wrapButton()!);
    expect(wrapButton()).toHaveAttribute('aria-pressed', 'false');
  });
});

it('removes everything when it is detached', async () => {
  await show();
  setWidths({ code: 300, block: 200 });
  undo?.();
  undo = undefined;
  expect(wrapButton()).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
