import { createHash } from 'node:crypto';
import { addContentSecurityPolicy } from './content-security-policy';

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

test('only inline scripts with a known hash are allowed', () => {
  const html = addContentSecurityPolicy(
    '<head></head><body><script>go()</script><script src="/a.js"></script></body>',
  );
  expect(html).toContain(`script-src 'self' 'sha256-${hash('go()')}';`);
  expect(html).not.toMatch(/script-src [^;]*unsafe/);
});

test.each([
  ['inline styles are allowed by their hash', '<style>a{}</style>', hash('a{}')],
  ['a page that is opened from this one may have style attributes', '', `style-src-attr 'unsafe-inline';`],
  ['frames and media come from this site', '', `frame-src 'self'; media-src 'self';`],
])('%s', (_, tags, rule) => expect(addContentSecurityPolicy(`<head>${tags}</head>`)).toContain(rule));

test('data blocks are not scripts', () => {
  const html = addContentSecurityPolicy('<head></head><script type="application/ld+json">{}</script>');
  expect(html).not.toContain(hash('{}'));
});

test('the policy comes before anything that it applies to', () => {
  expect(addContentSecurityPolicy('<head><meta charSet="utf-8"/><script>x</script></head>')).toMatch(
    /^<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
  );
});
