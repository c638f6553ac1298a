import { existsSync } from 'node:fs';
import { getSite } from '../lib/config/site';
import { fileBudgets, pageBudgets } from './budgets/budgets';
import { fileErrors, pageErrors } from './budgets/measure-export';

const folder = 'out';
if (!existsSync(folder)) throw new Error('There is no built site in `out/`. Run `npm run build` first.');

const { basePath } = await getSite();
const errors = [
  ...pageBudgets.flatMap((budget) => pageErrors(folder, basePath, budget)),
  ...fileBudgets.flatMap((budget) => fileErrors(folder, budget)),
];
if (errors.length > 0)
  throw new Error(
    `${errors.join('\n')}\nMake it lighter, or raise the limit in scripts/budgets/budgets.ts and say in the commit what readers get for it.`,
  );
