/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const consumer = `
import { type CompileOptions, type ControllerOptions, createController, compileEidos } from 'eidos';
import type { ComboboxProps, EidosProviderProps, HUDProps } from 'eidos/react';

export const options: CompileOptions & ControllerOptions<unknown> = { hints: undefined, locale: undefined };
export const props: Partial<ComboboxProps & EidosProviderProps & HUDProps> = {
  selected: undefined, translations: undefined, actions: undefined,
};
// The data keep the types of the schema: an optional value is left out, and not undefined.
const eidos = compileEidos({ type: 'object', properties: { name: { type: 'string' } } });
// @ts-expect-error
createController(eidos, { data: { name: undefined } });
`;

test('optional properties may be undefined where a consumer sets exactOptionalPropertyTypes', () => {
  const folder = mkdtempSync(path.join('packages/eidos', '.consumer-'));
  try {
    const file = path.join(folder, 'consumer.ts');
    writeFileSync(file, consumer);
    const flags = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--skipLibCheck'];
    const modules = ['--module', 'nodenext', '--target', 'es2022', '--jsx', 'react-jsx'];
    const compiler = path.resolve('node_modules/typescript-7/bin/tsc');
    const command = [compiler, ...flags, ...modules, '--ignoreConfig', file];
    const { stdout, status } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
