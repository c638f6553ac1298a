import { plainState, type PlaygroundState } from './playground-state';

const indented = (code: string) => code.trimEnd().replaceAll('\n', '\n  ');

/** Returns the React component that renders the screen of a state, ready to paste. */
export function componentCode({ language, schema, hints, data, locale }: PlaygroundState): string {
  const isZod = language === 'zod';
  const hasHints = hints.trim() !== plainState.hints;
  const isGerman = locale !== plainState.locale;
  const names = [
    'compileEidos',
    ...(isZod ? ['createRules', 'type JsonSchema'] : []),
    ...(isGerman ? ['german'] : []),
  ];
  const options = hasHints ? `, {\n  hints: ${indented(hints)},\n}` : '';
  const compiled = isZod ? 'z.toJSONSchema(schema) as JsonSchema' : 'schema';
  const own = schema
    .trimEnd()
    .replace(/^import .* from 'zod';\n+/m, '')
    .replace(/^export default /m, 'const schema = ')
    .replace(/^const schema = schema;\n?/m, '');
  return [
    `import { ${names.join(', ')} } from 'eidos';`,
    `import { EidosScreen } from 'eidos/react';`,
    `import 'eidos/styles.css';`,
    ...(isZod ? [`import { z } from 'zod';`] : []),
    '',
    isZod ? own : `const schema = ${schema.trimEnd()} as const;`,
    '',
    `const eidos = compileEidos(${compiled}${options});`,
    ...(isZod ? [`const rules = createRules(eidos, { checks: { '': schema } });`] : []),
    `const data = ${data.trimEnd()};`,
    '',
    'export function Screen() {',
    '  return (',
    '    <EidosScreen',
    '      eidos={eidos}',
    ...(isZod ? ['      rules={rules}'] : []),
    '      data={data}',
    ...(isGerman ? [`      translations={{ locale: '${locale}', catalogue: german }}`] : []),
    '      onSubmit={(entered) => console.log(entered)}',
    '    />',
    '  );',
    '}',
    '',
  ].join('\n');
}
