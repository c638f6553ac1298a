import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { runCommand } from './run-command';

/** Page that stands for all: about 600 words, code and a table. */
const SAMPLE_PAGE = 'docs/api/Components/Fields/IntegerField';

interface Row {
  readonly what: string;
  readonly value: string;
  /** From the table of budgets; empty where there is none. */
  readonly budget: string;
}

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

/** Bytes of files of the export as they travel: text compressed, fonts as they are. */
function transferred(files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const content = readFileSync(path.join('out', file));
    return sum + (file.endsWith('.woff2') ? content.length : gzipSync(content).length);
  }, 0);
}

function filesNamed(html: string, pattern: RegExp): string[] {
  const found = [...html.matchAll(pattern)].map((match) => decodeURI(match[1] ?? '').replace(/^\//, ''));
  return [...new Set(found)];
}

/** What one page costs: its markup, what it loads before the load event, and the scripts that come late. */
function measurePage(): Row[] {
  const page = `${SAMPLE_PAGE}.html`;
  const html = readFileSync(path.join('out', page), 'utf8');
  const styles = filesNamed(html, /<link rel="stylesheet" href="([^"]+)"/g);
  const fonts = filesNamed(html, /<link rel="preload" href="([^"]+\.woff2)"/g);
  // Browsers that know modules, which is every one that runs the site's scripts, never fetch the `noModule` one.
  const scripts = filesNamed(
    html.replaceAll(/<script[^>]*noModule[^>]*>/g, ''),
    /"(\/_next\/static\/chunks\/[^"]+\.js)"/g,
  );
  return [
    { what: 'HTML of a page, gz', value: kib(transferred([page])), budget: '≤ 8 KiB' },
    { what: 'CSS of a page, gz', value: kib(transferred(styles)), budget: '≤ 10 KiB' },
    {
      what: 'all by the load event',
      value: kib(transferred([page, ...styles, ...fonts])),
      budget: '≤ 30 KiB',
    },
    { what: 'late scripts, gz', value: kib(transferred(scripts)), budget: '≤ 150 KiB' },
  ];
}

function measureExport(): Row[] {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
  const bytes = files.reduce((sum, file) => sum + statSync(path.join('out', file)).size, 0);
  return [
    { what: 'search index, gz', value: kib(transferred(['search-index.json'])), budget: '≤ 300 KiB' },
    { what: 'whole export', value: `${(bytes / 1024 / 1024).toFixed(1)} MiB`, budget: '' },
  ];
}

/** How long a whole build takes on this machine, with whatever its caches hold. */
function measureBuild(): Row {
  const start = Date.now();
  runCommand('npm', ['run', 'build', '--silent']);
  return { what: 'build', value: `${((Date.now() - start) / 1000).toFixed(0)} s`, budget: '' };
}

/** Builds the site and prints what it weighs beside its budgets. */
export function benchSite(): void {
  const rows = [measureBuild(), ...measurePage(), ...measureExport()];
  console.table(
    Object.fromEntries(rows.map(({ what, value, budget }) => [what, { measured: value, budget }])),
  );
}
