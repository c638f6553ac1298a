import { formatHeadersFile, headerRules, headersFor } from './response-headers';

const policyOf = (pathname: string) => headersFor(pathname)['Content-Security-Policy'];

test('no foreign site may show a page in a frame, and no answer is interpreted as another type', () => {
  expect(headersFor('/docs/api/controller')).toEqual({
    'Content-Security-Policy': "frame-ancestors 'self'",
    'X-Content-Type-Options': 'nosniff',
  });
});

test.each(['/live-frame/frame-1.html', '//live-frame/frame-1.html', '/docs/../live-frame/frame-1.html'])(
  'the page that runs samples has an origin of its own at %s too',
  (pathname) => {
    expect(policyOf(pathname)).toBe("frame-ancestors 'self'; sandbox allow-scripts allow-forms");
    expect(headersFor(pathname)).toHaveProperty('X-Content-Type-Options');
  },
);

test('a later rule holds all of an earlier one, for hosts that send only the later', () => {
  const policies = headerRules.map(({ headers }) => headers['Content-Security-Policy']);
  for (const policy of policies) expect(policy).toContain(policies[0]);
});

test('the file for hosts has the rules below the base path', () => {
  expect(formatHeadersFile('/preview/x')).toBe(
    [
      '/preview/x/*',
      "  Content-Security-Policy: frame-ancestors 'self'",
      '  X-Content-Type-Options: nosniff',
      '',
      '/preview/x/live-frame/*',
      "  Content-Security-Policy: frame-ancestors 'self'; sandbox allow-scripts allow-forms",
      '',
    ].join('\n'),
  );
});
