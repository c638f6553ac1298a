import { mayPrefetch } from './connection';

test.each([
  { saveData: true },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
  { saveData: true, effectiveType: '4g' },
])('pages are not fetched ahead on %j', (connection) => expect(mayPrefetch(connection)).toBe(false));

test.each([undefined, {}, { saveData: false, effectiveType: '3g' }, { effectiveType: '4g' }])(
  'pages are fetched ahead on %j',
  (connection) => expect(mayPrefetch(connection)).toBe(true),
);
