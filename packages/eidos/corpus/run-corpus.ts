import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { type CorpusSchema, listSchemas } from './read-corpus';
import type { Trial } from './try-schema';

/** A schema that takes longer counts as one that never ends. */
const timeLimit = 60_000;

const own = path.dirname(fileURLToPath(import.meta.url));
const script = path.join(own, '../../../.cache/corpus/try-schema.mjs');

const [folder, part = ''] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder: `npm run corpus -- <folder>`.');
const corpus = listSchemas(path.resolve(process.env.INIT_CWD ?? '.', folder));
await build({
  entryPoints: [path.join(own, 'try-schema.ts')],
  outfile: script,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  logLevel: 'warning',
});
let worker = startWorker();
const trials: Trial[] = [];
for (const schema of corpus) if (schema.name.includes(part)) trials.push(await run(schema));
await worker.terminate();
printTrials(trials);

function startWorker(): Worker {
  return new Worker(script, { workerData: corpus });
}

function run(schema: CorpusSchema): Promise<Trial> {
  return new Promise((resolve) => {
    const fail = (status: Trial['status'], message: string) => {
      clearTimeout(timer);
      void worker.terminate();
      worker = startWorker();
      const { name, valid, invalid } = schema;
      const counts = { name, valid: valid.length, invalid: invalid.length };
      resolve({ ...counts, status, message, time: timeLimit, codes: [], wrongValid: [], wrongInvalid: [] });
    };
    const timer = setTimeout(() => fail('timed out', `It takes more than ${timeLimit / 1000} s.`), timeLimit);
    worker.removeAllListeners();
    worker.once('error', (error) => fail('crashed', String(error)));
    worker.once('message', (trial: Trial) => {
      clearTimeout(timer);
      resolve(trial);
    });
    worker.postMessage(schema);
  });
}

function printTrials(all: readonly Trial[]): void {
  const of = (status: Trial['status']) => all.filter((trial) => trial.status === status);
  const compiled = of('compiled');
  for (const trial of all) printTrial(trial);
  const slowest = compiled.toSorted((a, b) => b.time - a.time)[0];
  const sum = (count: (trial: Trial) => number) => all.reduce((total, trial) => total + count(trial), 0);
  const opened = (count: (trial: Trial) => number) =>
    compiled.reduce((total, trial) => total + count(trial), 0);
  console.table({
    'schemas that compile': `${compiled.length} of ${all.length}`,
    'crashes, endless loops': of('crashed').length + of('timed out').length,
    'slowest compilation': slowest ? `${slowest.time.toFixed(0)} ms (${slowest.name})` : '–',
    'valid files that open valid': `${opened((one) => one.valid - one.wrongValid.length)} of ${sum((one) => one.valid)}`,
    'invalid files that are rejected': `${opened((one) => one.invalid - one.wrongInvalid.length)} of ${sum((one) => one.invalid)}`,
  });
}

function printTrial({ name, status, codes, message, wrongValid, wrongInvalid }: Trial): void {
  if (status !== 'compiled')
    console.log(`${name}: ${status} ${codes.join(', ')}\n  ${message.split('\n').slice(0, 4).join('\n  ')}`);
  for (const each of wrongValid) console.log(`${name}: a valid file has an error: ${each}`);
  for (const each of wrongInvalid) console.log(`${name}: an invalid file is accepted: ${each}`);
}
