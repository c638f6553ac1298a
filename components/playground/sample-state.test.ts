import { fetchSample } from './sample-state';

const page =
  '# Trip\n\n```sh\nnpm i\n```\n\n```tsx live noInline\nrender(<a />);\n```\n\n```tsx live\n<b />\n```\n';

/** Lets the host have this Markdown of a page. */
function serve(markdown: string | undefined) {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: markdown !== undefined, text: () => Promise.resolve(markdown) }),
  ) as unknown as typeof fetch;
}

test('the first sample of the page is the one to run', async () => {
  serve(page);
  expect(await fetchSample('/docs/trip')).toEqual({ code: 'render(<a />);', noInline: true });
  expect(fetch).toHaveBeenCalledWith('/docs/trip.md');
});

test.each([
  ['a page that is not there', undefined],
  ['a page without a sample', '# Trip'],
])('%s is an error', async (_, markdown) => {
  serve(markdown);
  await expect(fetchSample('/docs/trip')).rejects.toThrow('has no live sample');
});
