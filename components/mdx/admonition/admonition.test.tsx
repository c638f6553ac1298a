import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { admonitionLooks } from '@/lib/translations/admonition-types';
import { compileFixture, inspectFixture, renderFixture } from '../compile-fixture';

const note = (name: string) => screen.getByRole('note', { name });

describe('a callout', () => {
  it.each([
    [':::tip[Try *this*]\nText\n:::', 'Try this', 'Text'],
    [':::tip{title="Try this"}\nText\n:::', 'Try this', 'Text'],
    [':::tip\nText\n:::', 'tip', 'Text'],
    [':::caution\nText\n:::', 'caution', 'Text'],
    [':::note[Only a title]\n:::', 'Only a title', ''],
  ])('has a title, and perhaps a body: %j', async (source, title, body) => {
    await renderFixture(source);
    expect(note(title).textContent).toBe(`${title}${body}`);
  });

  it('contains another one between more colons', async () => {
    await renderFixture('::::info[Outer]\nA\n\n:::danger[Inner]\nB\n:::\n::::');
    expect(within(note('Outer')).getByRole('note', { name: 'Inner' })).toHaveTextContent('B');
  });

  it('with an unknown name stays text, with a warning that says what to write', async () => {
    const { html, warnings } = await compileFixture(':::wisdom\nText\n:::');
    expect(html).toContain('<p>:::wisdom</p>');
    expect(html).toContain('<p>Text</p>');
    expect(warnings).toEqual([expect.stringContaining('":::wisdom" is not a callout')]);
    expect(warnings[0]).toContain('note, tip, info, warning, danger');
  });
});

it.each(Object.values(admonitionLooks))('the look %s has two colors, each for both modes', (look) => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  for (const name of [`--color-${look}`, `--color-${look}-subtle`]) {
    const colors = [...tokens.matchAll(new RegExp(`^ +${name}: (.+);`, 'gm'))].map(([, color]) => color);
    // A color of the scale follows the mode.
    expect(colors).toHaveLength(colors[0]?.startsWith('var(') ? 1 : 2);
  }
});

describe('an alert as GitHub writes it', () => {
  it.each([
    ['> [!NOTE]\n> Text', 'note', 'note'],
    ['> [!warning]\n>\n> Text', 'warning', 'warning'],
    ['> [!CAUTION]\n> Text', 'caution', 'danger'],
    ['> [!TIP] Try this\n> Text', 'Try this', 'tip'],
  ])('is a callout: %j', async (source, name, look) => {
    await renderFixture(source);
    expect(note(name)).toHaveTextContent(`${name}Text`);
    expect(note(name)).toHaveAttribute('style', expect.stringContaining(`(--color-${look})`));
  });

  it('keeps what follows the marker: markup, lists and code', async () => {
    await renderFixture('> [!NOTE]\n> **Bold**\n> - item\n>\n> ```\n> code\n> ```');
    expect(within(note('note')).getByText('Bold')).toBeVisible();
    expect(within(note('note')).getByRole('listitem')).toHaveTextContent('item');
    expect(within(note('note')).getByRole('region')).toHaveTextContent('code');
  });

  it.each(['> [!WISDOM]\n> Text', '> Text [!NOTE]', '> `[!NOTE]` Text'])('%j is a quote', async (source) => {
    await renderFixture(source);
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    const expected = /!W/.test(source) ? [expect.stringContaining('"[!WISDOM]" is not a callout')] : [];
    expect((await compileFixture(source)).warnings).toEqual(expected);
  });
});

it('does not change colons in ordinary text', async () => {
  const { html } = await compileFixture('Ratio a:b, at 10:30, `x:y`, ::nothing, and\n\n::leaf[x]');
  expect(html).toContain('Ratio a:b, at 10:30, <code>x:y</code>, ::nothing, and');
  expect(html).toContain('::leaf[x]');
});

it.each([
  ['Before.\n\n:::tip Try *this*\nText\n:::\n\n:::unknown\nText\n:::', [[3, 'Write :::tip[Try *this*].']]],
  ['- Item\n\n  ::::note Title\n  Text\n  ::::', [[3, 'Write ::::note[Title].']]],
  ['> ::: tip\n> Text\n> :::', [[1, 'Write :::tip.']]],
  ['> Words\n> ::: danger [A *b*] c\n> Text', [[2, 'Write :::danger[A *b* c].']]],
  ['```md\n:::note Title\n```\n\n`:::note Title` and :::wisdom Title', []],
])('a misspelled beginning is reported with its line: %j', async (source, expected) => {
  const { diagnostics } = await inspectFixture(source);
  expect(diagnostics.map(({ line, fix }) => [line, fix])).toEqual(expected);
});
