import { createHash } from 'node:crypto';
import { addContentSecurityPolicy } from './content-security-policy';

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

test('each inline script is allowed by its hash, and nothing else inline is', () => {
  const html = addContentSecurityPolicy(
    '<head></head><body><script>go()</script><script src="/a.js"></script></body>',
  );
  expect(html).toContain(`script-src 'self' 'sha256-${hash('go()')}';`);
  expect(html).not.toContain('unsafe');
});

test('data blocks are not scripts', () => {
  const html = addContentSecurityPolicy('<head></head><script type="application/ld+json">{}</script>');
  expect(html).not.toContain(hash('{}'));
});

test('inline styles are allowed by their hash', () => {
  expect(addContentSecurityPolicy('<head><style>a{}</style></head>')).toContain(hash('a{}'));
});

test('the policy comes before anything it speaks of', () => {
  expect(addContentSecurityPolicy('<head><meta charSet="utf-8"/><script>x</script></head>')).toMatch(
    /^<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
  );
});
