import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FileBudget, PageBudget } from './budgets';
import { measureExport, weighFile, type ExportWeight } from './measure-export';

/** How a message names what is weighed. */
const NAMES: Readonly<Record<keyof ExportWeight, string>> = {
  html: 'HTML',
  styles: 'CSS',
  byLoad: 'everything by the load event',
  scriptsByLoad: 'scripts by the load event',
  scripts: 'scripts in all',
  requests: 'requests by the load event',
};

interface Export {
  readonly folder: string;
  readonly basePath: string;
}

const kib = (bytes: number) => bytes / 1024;

/** What weighs more than a page's budget allows, a line each. */
export function pageErrors({ folder, basePath }: Export, { page, limits }: PageBudget): string[] {
  const weight = measureExport(folder, page, basePath);
  return (Object.keys(NAMES) as (keyof ExportWeight)[]).flatMap((key) => {
    const isCount = key === 'requests';
    const measured = isCount ? weight[key] : kib(weight[key]);
    if (measured <= limits[key]) return [];
    const unit = isCount ? '' : ' KiB';
    return [
      `${page}: ${NAMES[key]}: ${measured.toFixed(isCount ? 0 : 1)}${unit}, limit ${limits[key]}${unit}`,
    ];
  });
}

/**
 * Which files weigh more than their budget allows, a line each.
 * @throws when no file has the name.
 */
export function fileErrors({ folder }: Pick<Export, 'folder'>, { file, limit }: FileBudget): string[] {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => file.test(name));
  if (found.length === 0) throw new Error(`No file of the export is named like ${file}.`);
  return found.flatMap((name) => {
    const measured = kib(weighFile(path.join(folder, name)));
    return measured <= limit ? [] : [`${name}: ${measured.toFixed(1)} KiB, limit ${limit} KiB`];
  });
}
