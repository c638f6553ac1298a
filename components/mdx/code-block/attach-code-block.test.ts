import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFixture } from '../compile-fixture';
import { attachCodeBlock } from './attach-code-block';

const sample = '```js\na();\n// highlight-next-line\nb();\n```';
const copyButton = () => screen.getByRole('button', { name: 'Copy code to clipboard' });
const wrapButton = () => screen.getByRole('button', { name: 'Toggle word wrap' });

let stop: AbortController;

afterEach(() => {
  stop.abort();
  jest.useRealTimers();
});

async function show(source = sample) {
  stop = new AbortController();
  const article = await renderFixture(source);
  attachCodeBlock(article.querySelector('[data-code]')!, stop.signal);
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
    ['prompts and output', 'sh', '$ npm test\\\n  -s\n1 passed\n$ git push', 'npm test\\\n  -s\ngit push'],
    ['no part of commands without prompts', 'sh', 'npm test\ngit push', 'npm test\ngit push'],
    ['lines that are shown as removed', 'js del={1} ins={2}', 'old();\nnow();', 'now();'],
  ])('leaves out %s', async (_, info, code, copied) => {
    await show(`\`\`\`${info}\n${code}\n\`\`\``);
    await userEvent.setup().click(copyButton());
    expect(await navigator.clipboard.readText()).toBe(copied);
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

it('the word wrap button shows whether lines wrap', async () => {
  await show();
  await userEvent.click(wrapButton());
  expect(wrapButton()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('region')).toHaveAttribute('data-wrapped');
  await userEvent.click(wrapButton());
  expect(wrapButton()).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('region')).not.toHaveAttribute('data-wrapped');
});
