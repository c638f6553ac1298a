import { existsSync } from 'node:fs';
import { getSite } from '../lib/config/site';
import { fileErrors, pageErrors } from './budgets/budget-errors';
import { fileBudgets, pageBudgets, pageFilesBudget } from './budgets/budgets';
import { weighPageFiles } from './budgets/measure-export';

const folder = 'out';
if (!existsSync(folder)) {
  console.error('There is no built site in `out/`. Run `npm run build` first.');
  process.exit(1);
}

const { basePath } = await getSite();
const perPage = weighPageFiles(folder) / 1024;
const diagnostics = [
  ...pageBudgets.flatMap((budget) => pageErrors({ folder, basePath }, budget)),
  ...fileBudgets.flatMap((budget) => fileErrors({ folder }, budget)),
  ...(perPage > pageFilesBudget
    ? [`files of a docs page: ${perPage.toFixed(1)} KiB, limit ${pageFilesBudget} KiB`]
    : []),
];
if (diagnostics.length > 0) {
  console.error(
    `${diagnostics.join('\n')}\nMake it lighter, or raise the limit in scripts/budgets/budgets.ts and say in the commit what readers get for it.`,
  );
  process.exitCode = 1;
}
