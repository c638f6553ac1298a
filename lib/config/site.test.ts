import { utimesSync, writeFileSync } from 'node:fs';
import { useEnvironment } from './fixtures/use-environment';
import { writeFiles } from './fixtures/write-content';
import { directionOf } from './locales';
import { ContentError } from './diagnostics/diagnostic';
import { printValueDiagnostic, readBySchema } from './diagnostics/explain-schema';
import { siteConfigSchema } from './schema';
import { getSite } from './site';

const whole = {
  title: 'Eidos',
  url: 'https://example.org',
  organizationName: 'Eidos',
  docs: { mainDoc: 'tutorial/philosophy' },
};

/** The error of a configuration that differs from a valid one in `change`. */
const complaintOf = (change: object) =>
  readBySchema(siteConfigSchema, { ...whole, ...change })
    .diagnostics.map(printValueDiagnostic)
    .join('\n');

const versions = (...listed: readonly (readonly [name: string, path: string])[]) => ({
  docs: { mainDoc: 'x', versions: listed.map(([name, path]) => ({ name, label: name, path })) },
});

const contentsFrom = (minHeadingLevel: number) => ({
  docs: { mainDoc: 'x', tableOfContents: { minHeadingLevel } },
});

describe('the configuration', () => {
  it('fills in the documented defaults', () => {
    const { colorMode, docs, i18n } = siteConfigSchema.parse(whole);
    const light = { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false };
    expect(colorMode).toEqual(light);
    expect(docs.versions).toEqual([{ name: 'current', label: 'Next', path: '/docs', noIndex: false }]);
    expect(docs.sidebar).toEqual({ hideable: true, autoCollapseCategories: false });
    expect(docs.tableOfContents).toEqual({ minHeadingLevel: 2, maxHeadingLevel: 3 });
    expect(i18n).toMatchObject({ defaultLocale: 'en', locales: ['en'] });
  });

  it.each([
    [{ url: 'https://example.org/path' }, /url: is "https:\/\/example.org\/path".*Write the site's origin/],
    [{ url: 'example.org' }, /url: is "example.org".*Write the site's origin/],
    [{ baseUrl: 'preview' }, /baseUrl: is "preview".*begins with '\/'/],
    [{ baseUrl: '/a?b/' }, /baseUrl: is "\/a\?b\/"/],
    [{ baseUrl: '/../' }, /baseUrl: is "\/\.\.\/"/],
    [{ baseUrl: '//a/' }, /baseUrl: is "\/\/a\/"/],
    [{ url: 'https://[' }, /url: is "https:\/\/\[", which is not allowed\. Write the site's origin/],
    [{ url: 'https://example.org:99999' }, /url: is ".*:99999".*A port is a number up to 65535/],
    [{ url: 'https://me@example.org' }, /url: is "https:\/\/me@example\.org"/],
    [{ url: 'javascript:alert(1)' }, /url: is "javascript:alert\(1\)"/],
    [{ repositoryUrl: 'https://example.org/x?y' }, /repositoryUrl: is .*without '\?' and '#'/],
    [{ i18n: { locales: ['en', 'x_y!'] } }, /i18n\.locales\[1\]: is "x_y!".*Write a language tag/],
    [
      { announcementBar: { content: 'b', backgroundColor: '#12', textColor: 'red;}<b>' } },
      /backgroundColor: is "#12".*\n.*textColor: is "red;\}.*Write one CSS color/,
    ],
    [{ announcementBar: { content: '<b\nonClick = "x">' } }, /content: is "<b onC.* Write markup, w/],
    [{ footer: { links: [{ label: 'x', href: 'JavaScript:x' }] } }, /0\]\.href: is .* Write a full URL/],
    [{ navbar: { items: [{ type: 'html', value: '<a href=javascript:x>' }] } }, /items\[0\]\.value: is/],
    [versions(['../x', '/docs']), /versions\[0\]\.name: is "\.\.\/x"/],
    [{ title: 1n }, /title: is 1n but must be text/],
    [{ i18n: { defaultLocale: 'de' } }, /i18n\.defaultLocale: is "de".*not one of i18n\.locales \(en\)/],
    [{ i18n: { localeConfigs: { pt: {} } } }, /i18n\.localeConfigs\.pt: is "pt".*not one of i18n\.locales/],
    [contentsFrom(7), /minHeadingLevel: is 7.*from 2 to 6/],
    [versions(['current', '/x']), /versions\[0\]\.path: is "\/x", .* Write '\/docs' for the latest/],
    [versions(['1.0', '/docs'], ['1.0', '/docs/0.9']), /versions: hold the name "1\.0" twice\. Write/],
    [versions(['current', '/docs'], ['1.0', '/docs']), /versions: hold the path "\/docs" twice\. Write/],
    [{ i18n: { locales: ['en', 'pt-BR', 'pt-br'] } }, /locales: hold the language "pt-br" twice\. Write/],
    [contentsFrom(4), /minHeadingLevel: is above maxHeadingLevel, by default 3\. Write a/],
    [{ footer: { links: [{ title: 'x', items: [] }, { html: 'x' }] } }, /links\[0\]: .* Write only col/],
    [{ footer: { links: [{ title: 'x', items: [{ lable: 'y', to: '/' }] }] } }, /: "lable" is .* "label"\?/],
    [{ footer: { links: [{ html: 'x', label: 'y' }] } }, /links\[0\]: "label" is not .* names: html\./],
  ])('explains %j', (change, complaint) => {
    expect(complaintOf(change)).toMatch(complaint);
  });
});

it('calls an announcement without an id by the default one', () => {
  const { announcementBar } = siteConfigSchema.parse({ ...whole, announcementBar: { content: 'News.' } });
  expect(announcementBar).toMatchObject({ id: 'announcement-bar', isCloseable: true });
});

describe('navbar items', () => {
  const complaintOfItem = (item: object) => complaintOf({ navbar: { items: [item] } });

  it('treats an item without a type as a link, or as a dropdown when it contains items', () => {
    const items = [{ to: '/a' }, { label: 'More', items: [{ href: 'https://example.org' }] }];
    const { navbar } = siteConfigSchema.parse({ ...whole, navbar: { items } });
    const found = navbar.items.map(({ type, position }) => `${type} ${position}`);
    expect(found).toEqual(['default left', 'dropdown left']);
  });

  it('refuses an unknown type with the documented words and the known types', () => {
    const words = 'No NavbarItem component found for type "searchbar". Write one of ';
    const [, types = ''] = complaintOfItem({ type: 'searchbar' }).split(words);
    const named = types.replace(/\.$/, '').split(', ');
    expect(named).toEqual(expect.arrayContaining(['default', 'html', 'doc', 'dropdown', 'search']));
    for (const type of named) expect(complaintOfItem({ type })).not.toContain('No NavbarItem');
  });

  it('requires exactly one of "to" and "href"', () => {
    const complaint = 'One and only one between "to" and "href" should be provided';
    expect(complaintOfItem({ label: 'x' })).toContain(complaint);
    expect(complaintOfItem({ label: 'x', to: '/x', href: 'https://example.org' })).toContain(complaint);
  });

  it('refuses an activeBaseRegex that does not compile, with the reason', () => {
    expect(complaintOfItem({ to: '/x', activeBaseRegex: '(' })).toMatch(
      /navbar\.items\[0\]\.activeBaseRegex: is "\(", which is not a regular expression: .*Unterminated group\./,
    );
    expect(complaintOfItem({ to: '/x', activeBaseRegex: '^/docs/(api|tutorial)' })).toBe('');
  });

  it('refuses a dropdown or a search within a dropdown, and lists what it may hold', () => {
    const complain = (type: string) => complaintOfItem({ label: 'Outer', items: [{ type, items: [] }] });
    expect(complain('dropdown') + complain('search')).toMatch(/Nested [^]*default,[^]* docsVersion\.$/);
  });
});

const onOneLine = ({ message }: Error) => message.replaceAll(/\n\s*(?:→ )?/g, ' ');

describe('getSite', () => {
  const configure = (source: string) => {
    const file = `${writeFiles({ 'other.config.ts': source })}/other.config.ts`;
    useEnvironment({ SITE_CONFIG: file });
    return file;
  };

  it('loads the file that SITE_CONFIG names, and SITE_URL and BASE_PATH override it', async () => {
    configure(`export default ${JSON.stringify(whole)} satisfies object;`);
    useEnvironment({ SITE_URL: 'https://other.example.org/', BASE_PATH: '/preview/x/' });
    const urls = { url: 'https://other.example.org', basePath: '/preview/x', baseUrl: '/preview/x/' };
    expect(await getSite()).toMatchObject({ title: 'Eidos', ...urls });
  });

  it('notices a change of the file, except in a build, which reads it once', async () => {
    const file = configure(`export default ${JSON.stringify(whole)};`);
    const change = (title: string, seconds: number) => {
      writeFileSync(file, `export default ${JSON.stringify({ ...whole, title })};`);
      utimesSync(file, seconds, seconds);
    };
    await getSite();
    change('Changed', 1);
    expect((await getSite()).title).toBe('Changed');
    useEnvironment({ NODE_ENV: 'production' });
    const built = await getSite();
    change('Changed again', 2);
    expect(await getSite()).toBe(built);
  });

  const twoLocales = {
    ...whole,
    tagline: 'Screens',
    i18n: { locales: ['en', 'ar'], localeConfigs: { ar: { direction: 'rtl' } } },
    navbar: { items: [{ label: 'Tutorial', to: '/docs/x' }] },
  };

  it('puts the locale that LOCALE names behind the base path, takes its labels from the environment, and refuses others', async () => {
    configure(`export default ${JSON.stringify(twoLocales)};`);
    const labels = JSON.stringify({ Tutorial: 'دروس', Screens: 'شاشات' });
    useEnvironment({ BASE_PATH: '/x', LOCALE: 'ar', TRANSLATED_LABELS: labels });
    const site = await getSite();
    expect(site).toMatchObject({ locale: 'ar', rootPath: '/x', basePath: '/x/ar', baseUrl: '/x/ar/' });
    const shown = [site.tagline, directionOf('ar', site), directionOf('en', site)];
    expect(shown).toEqual(['شاشات', 'rtl', 'ltr']);
    expect(site.navbar.items).toMatchObject([{ label: 'دروس', to: '/docs/x' }]);
    delete process.env.LOCALE;
    delete process.env.TRANSLATED_LABELS;
    expect(await getSite()).toMatchObject({ locale: 'en', basePath: '/x', tagline: 'Screens' });
    useEnvironment({ LOCALE: 'de' });
    const refusal = 'LOCALE is "de", which is not one of i18n.locales (en, ar). Write one of them.';
    await expect(getSite()).rejects.toThrow(refusal);
  });

  it.each<[string, string, RegExp]>([
    ['no default export', 'export const a = 1;', /loaded: it has no default export, and exports a\. Make it/],
    ['a promise', 'export default Promise.reject(new Error("boom"));', /It cannot be loaded: boom\./],
    ['a list', 'export default [1];', /is \[ 1 \] but must be a group of names and values\./],
    ['a slip', 'export default {\n  a: 1\n  b: 1,\n};', /ts:3 It is not valid TypeScript: Unexpected/],
    ['an error', '\n\nthrow new Error("boom");\nexport default 1;', /ts:3 It cannot be loaded: boom\./],
    ['bytes', Buffer.from('"\u00e9', 'latin1') as unknown as string, /holds bytes that are not UTF-8/],
    ['a missing import', 'import x from "./nowhere";\nexport default x;', /It cannot be loaded: .*nowhere/],
  ])('explains a file with %s', async (_, source, message) => {
    configure(source);
    const error = await getSite().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ContentError);
    expect(onOneLine(error as Error)).toMatch(message);
  });

  it('names every wrong key, in the constants that the export names too', async () => {
    const config = { ...whole, url: 'x', titel: 'x', navbar: { items: 'items' } };
    const text = JSON.stringify(config, null, 2).replace(': "items"', ': items');
    const other = `const other = { url: '${'x'.repeat(2000)}' };`;
    configure(`${other}\nconst items = [{ to: '/x' },\n{ to: '' }];\nexport default ${text};`);
    const message = onOneLine((await getSite().catch((error: unknown) => error)) as Error);
    expect(message).toMatch(/config\.ts:6 url: is "x"/);
    expect(message).toMatch(/config\.ts:11 "titel" is not a known name/);
    expect(message).toMatch(/config\.ts:3 navbar\.items\[1\]\.to: is ""/);
  });

  it.each(['missing.config.ts', 'lib'])('reports the fix where there is no file: %s', async (file) => {
    useEnvironment({ SITE_CONFIG: file });
    await expect(getSite()).rejects.toThrow(
      `${file}\n  There is no configuration file.\n  → Create it, or point SITE_CONFIG to a TypeScript module.`,
    );
  });
});
