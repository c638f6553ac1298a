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

test('data blocks are not scripts', () => {
  const html = addContentSecurityPolicy('<head></head><script type="application/ld+json">{}</script>');
  expect(html).not.toContain(hash('{}'));
});

test('inline styles are allowed by their hash', () => {
  expect(addContentSecurityPolicy('<head><style>a{}</style></head>')).toContain(hash('a{}'));
});

test('every page allows style attributes, which a page that is opened from it may have', () => {
  expect(addContentSecurityPolicy('<head></head><p>b</p>')).toContain(`style-src-attr 'unsafe-inline';`);
});

test('frames and media come from this site', () => {
  expect(addContentSecurityPolicy('<head></head>')).toContain(`frame-src 'self'; media-src 'self';`);
});

test('the policy comes before anything that it applies to', () => {
  expect(addContentSecurityPolicy('<head><meta charSet="utf-8"/><script>x</script></head>')).toMatch(
    /^<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
  );
});
