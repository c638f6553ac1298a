import { screen } from '@testing-library/react';
import { renderFixture } from './compile-fixture';

const basePath = '/preview/x';
const link = () => screen.getByRole('link');

describe('a link', () => {
  it.each([
    ['[a](/docs/tutorial/types)', '/preview/x/docs/tutorial/types'],
    ["<a href={'/docs/tutorial/types'}>a</a>", '/preview/x/docs/tutorial/types'],
    ['[a](</docs/tutorial/getting started?x=1#b>)', '/preview/x/docs/tutorial/getting%20started?x=1#b'],
    ['[a](#section)', '#section'],
    ['<CardGrid><Card title="a" href="/docs"/></CardGrid>', '/preview/x/docs'],
    ['[a](mailto:a@example.org)', 'mailto:a@example.org'],
    ['[a](tel:123)', 'tel:123'],
  ])('with one base path or for another program opens no tab: %s', async (source, href) => {
    await renderFixture(source, { basePath });
    expect(link()).toHaveAttribute('href', href);
    expect(link()).not.toHaveAttribute('target');
  });

  it.each(['https://example.org/a', '//example.org'])('with a protocol opens a new tab: %s', async (href) => {
    await renderFixture(`[a](${href})`, { basePath });
    expect(link()).toHaveAttribute('href', href);
    expect(link()).toHaveAttribute('target', '_blank');
    expect(link()).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('keeps a target that the writer chose', async () => {
    await renderFixture('<a href="https://example.org" target="_self">a</a>');
    expect(link()).toHaveAttribute('target', '_self');
  });

  it('with pathname:// makes the browser load a file of this site', async () => {
    await renderFixture('[a](pathname:///packages/eidos.tgz)', { basePath });
    expect(link()).toHaveAttribute('href', '/preview/x/packages/eidos.tgz');
    expect(link()).toHaveAttribute('data-full-load');
    expect(link()).not.toHaveAttribute('target');
  });
});
