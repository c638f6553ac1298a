import { sampleModule } from './sample-module';

test('a sample becomes a module with imports, styles and an exported component', () => {
  const code = `import { compileEidos } from 'eidos';
import { EidosScreen } from 'eidos/react';

const eidos = compileEidos({ type: 'string' });

render(
  <EidosScreen
    eidos={eidos}
  />,
);`;
  expect(sampleModule(code, '', true)).toBe(`import { compileEidos } from 'eidos';
import { EidosScreen } from 'eidos/react';
import 'eidos/styles.css';

const eidos = compileEidos({ type: 'string' });

export function Screen() {
  return (
    <EidosScreen
      eidos={eidos}
    />
  );
}
`);
});

test('names that a sample finds around it are imported, and a component of its own is exported', () => {
  const scope = "import { EidosScreen } from 'eidos/react';\nimport { useState } from 'react';\n";
  const code = `function App() {\n  return <EidosScreen eidos={useState(eidos)[0]} />;\n}\nrender(<App />);`;
  expect(sampleModule(code, scope, true)).toBe(`import { EidosScreen } from 'eidos/react';
import { useState } from 'react';
import 'eidos/styles.css';

export function App() {
  return <EidosScreen eidos={useState(eidos)[0]} />;
}
`);
});

test.each([
  ['function App() {}', 'export function App() {}\n'],
  ['() => <p />', 'export const Screen = () => <p />;\n'],
  ['<p />', 'export function Screen() {\n  return <p />;\n}\n'],
])('the expression %s is exported', (code, expected) => {
  expect(sampleModule(code, '', false)).toBe(expected);
});

test('code without a call of render is left as it is', () => {
  expect(sampleModule('const a = 1;', '', true)).toBe('const a = 1;\n');
});
