import path from 'node:path';
import { writeFiles } from '../../fixtures/write-content';
import { checkStatic } from './check-static';

const messages = (text: string) =>
  checkStatic(path.join(writeFiles({ 'chart.tsx': text }), 'chart.tsx')).map(
    ({ line, message }) => `${line}: ${message.split(' has')[0]}`,
  );

it('reports what waits for a component to render again, with its line', () => {
  const text =
    "import { useState } from 'react';\nconst A = () => {\n  useState(1);\n  return <b\n onClick={() => 1}>x</b>;\n};";
  expect(messages(text)).toEqual(['3: "useState"', '5: "onClick"']);
});

it('says nothing about comments, attributes of components and hooks that make no difference', () => {
  const text =
    '/* useState(1) */\n// useEffect(\nconst A = () => { useId(); return <B onClick={1} title={"x"} />; };';
  expect(messages(text)).toEqual([]);
});
