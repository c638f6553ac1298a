import { renderPreview } from './render-preview';

const inline = (code: string) => renderPreview({ code, noInline: false, prefix: '' });
const statements = (code: string) => renderPreview({ code, noInline: true, prefix: '' });

it.each([
  ['a function component', 'function App() { return <b>Hi</b> }'],
  ['an arrow function', '() => <b>Hi</b>;'],
  ['an element', '<b>Hi</b>'],
  ['a class', 'class App extends React.Component { render() { return <b>Hi</b> } }'],
  ['TypeScript', 'function App({ a = 1 }: { a?: number }) { const x = a as number; return <b>Hi</b> }'],
  ['hooks without an import', 'function App() { const [text] = useState("Hi"); return <b>{text}</b> }'],
])('renders %s', (_, code) => {
  expect(inline(code)).toBe('<b>Hi</b>');
});

it('renders what statements pass to render, with imports of the toolkit', () => {
  expect(
    statements(`
        import { useState } from 'react';
        import { compileEidos } from 'eidos';
        const eidos = compileEidos({ type: 'object', properties: {} });
        render(<b>{typeof eidos}</b>);
      `),
  ).toBe('<b>object</b>');
});

it.each([
  ['does not parse', 'function App() {'],
  ['throws', 'function App() { throw new Error("no") }'],
  ['never ends', 'function App() { for (;;); }'],
  ['needs a browser', 'function App() { return <b>{document.title.missing.word}</b> }'],
])('returns nothing for a sample that %s', (_, code) => {
  expect(inline(code)).toBeUndefined();
});

it('begins the ids of a preview with its prefix: several are in one page where no scripts run', () => {
  const code = 'function App() { return <b id={React.useId()}>Hi</b> }';
  const preview = (prefix: string) => renderPreview({ code, noInline: false, prefix });
  expect(preview('2-')).toMatch(/id="[^"]*2-/);
  expect(preview('2-')).not.toBe(preview('3-'));
});

it('returns nothing for statements that never call render', () => {
  expect(statements('const a = 1;')).toBeUndefined();
});
