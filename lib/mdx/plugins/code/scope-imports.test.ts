import { scopeImports } from './scope-imports';

test('imports what a sample uses, and no word of a text, a comment, a key or a member', () => {
  const code = `// useRef is not needed.
const catalogue = { ...english, german: 'useMemo' };
render(<HUD {...useState(catalogue.useEffect)} />);`;
  expect(scopeImports(code)).toBe(
    "import { english } from 'eidos';\nimport { HUD } from 'eidos/react';\nimport { useState } from 'react';\n",
  );
});

test('imports a type as one, which the projects that Vite creates require', () => {
  expect(scopeImports('({ pointer }: PartProps) => useControl(pointer);')).toBe(
    "import { type PartProps, useControl } from 'eidos/react';\n",
  );
});

test('breaks an import that is longer than a line of a sample', () => {
  const code = 'useControl(createRegistry(FieldFrame, BooleanField, NumberField));';
  expect(scopeImports(code)).toBe(
    "import {\n  BooleanField,\n  FieldFrame,\n  NumberField,\n  createRegistry,\n  useControl,\n} from 'eidos/react';\n",
  );
});

test('imports nothing where a sample has imports', () => {
  expect(scopeImports("import { german } from 'eidos';\nuseState();")).toBe('');
});
