import { checkChange } from './fixtures/check-change';
import { navigationText, pageText } from '../../config/fixtures/write-content';

describe('a broken link is a warning with its file', () => {
  const logo = { src: 'https://example.org/logo.svg' };

  it.each([
    [
      'the announcement, the logos, the copyright and a column of the footer',
      {
        announcementBar: { id: 'a', content: '<a class="x" href="/bar">x</a>' },
        navbar: { logo: { ...logo, href: '/navbar-logo' } },
        footer: {
          logo: { ...logo, href: '/footer-logo' },
          links: [{ title: 'x', items: [{ label: 'y', to: '/column' }] }],
          copyright: '<a href=/copyright>x</a>',
        },
      },
      ['/bar', '/navbar-logo', '/footer-logo', '/column', '/copyright'],
    ],
    [
      'items of the navbar and markup of the footer',
      {
        navbar: {
          items: [
            { type: 'html', value: "<a href='/markup'>x</a>" },
            { label: 'x', to: '/link' },
            { label: 'x', href: '/url' },
            { label: 'x', items: [{ to: '/dropdown' }] },
            { href: 'https://example.org', html: '<img src=/picture>' },
          ],
        },
        footer: { links: [{ html: '<a href="/footer">x</a>' }] },
      },
      ['/markup', '/link', '/url', '/dropdown', '/picture', '/footer'],
    ],
  ])('in %s', async (_, config, links) => {
    const { diagnostics, warnings } = await checkChange({}, config);
    expect(diagnostics).toEqual([]);
    expect(warnings).toContain('Broken link on source page path = site.config.ts:\n');
    const found = warnings.matchAll(/-> linking to (\S+)\n.* in site\.config\.ts:\d+\. /g);
    expect(Array.from(found, ([, link]) => link).sort()).toEqual([...links].sort());
  });

  it('in navigation.ts', async () => {
    const links = [
      { label: 'Source', href: 'https://example.org/nowhere', position: 8 },
      { label: 'Nowhere', href: '/nowhere', position: 9 },
    ];
    const { diagnostics, warnings } = await checkChange({
      'navigation.ts': navigationText({ api: { folder: 'api', links } }),
    });
    expect(diagnostics).toEqual([]);
    expect(warnings).toMatch(
      /source page path = navigation\.ts:\n {3}-> linking to \/nowhere\n {6}in navigation\.ts:15\. /,
    );
    expect(warnings).not.toContain('example.org');
  });

  it('in search-tasks.ts', async () => {
    const { warnings } = await checkChange({ 'search-tasks.ts': "export default { Go: '/nowhere' };" });
    expect(warnings).toContain('in search-tasks.ts:1. ');
  });

  it('to a version of the package that the build does not write', async () => {
    const { warnings } = await checkChange({
      'packages/eidos/package.json': '{ "version": "1.2.3" }',
      'docs/tutorial/types.mdx': pageText(
        'Types',
        '',
        '[a](/packages/eidos-0.0.1.tgz) [b](/packages/eidos-%EIDOS_VERSION%.tgz) [c](pathname:///packages/eidos-1.2.3.tgz)',
      ),
    });
    expect(warnings.match(/-> linking/g)).toHaveLength(1);
    expect(warnings).toContain('Did you mean /packages/eidos-1.2.3.tgz?');
  });
});
