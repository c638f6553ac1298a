import { CHUNK_FOLDER } from '../../lib/config/next-formats/framework-files';
import { headerRules, headersFor } from './hosting-rules';

const policyOf = (pathname: string) => headersFor(pathname)['Content-Security-Policy'];

test('no foreign site may show a page in a frame, and no answer is interpreted as another type', () => {
  expect(headersFor('/docs/api/controller')).toMatchObject({
    'Content-Security-Policy': "frame-ancestors 'self'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-cache',
  });
});

const frames = ['/live-frame/frame-1.html', '//live-frame/frame-1.html', '/docs/../live-frame/frame-1.html'];

test.each(frames)('the page that runs samples has an origin of its own at %s too', (pathname) => {
  expect(policyOf(pathname)).toBe("frame-ancestors 'self'; sandbox allow-scripts allow-forms");
  expect(headersFor(pathname)).toHaveProperty('X-Content-Type-Options');
});

test('a later rule holds all of an earlier one, for hosts that send only the later', () => {
  const [first, ...later] = headerRules.flatMap(({ headers }) => headers['Content-Security-Policy'] ?? []);
  expect(later).not.toEqual([]);
  for (const policy of later) expect(policy).toContain(first);
});

test('files whose names change with their content are kept for a year', () => {
  for (const pathname of [`/${CHUNK_FOLDER}/a.js`, '/live-frame/frame-1.html'])
    expect(headersFor(pathname)['Cache-Control']).toBe('public, max-age=31536000, immutable');
});
