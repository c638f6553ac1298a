import { existsSync } from 'node:fs';
import { getSite } from '../lib/config/site';
import { fileFaults, pageFaults } from './budgets/budget-faults';
import { fileBudgets, pageBudgets } from './budgets/budgets';

const folder = 'out';
if (!existsSync(folder)) {
  console.error('There is no built site in `out/`. Run `npm run build` first.');
  process.exit(1);
}

const { basePath } = await getSite();
const diagnostics = [
  ...pageBudgets.flatMap((budget) => pageFaults({ folder, basePath }, budget)),
  ...fileBudgets.flatMap((budget) => fileFaults({ folder }, budget)),
];
if (diagnostics.length > 0) {
  console.error(
    `${diagnostics.join('\n')}\nMake it lighter, or raise the limit in scripts/budgets/budgets.ts and say in the commit what readers get for it.`,
  );
  process.exitCode = 1;
}
