import { runCommand } from './run-command';
import { toolPath } from './tool-path';

/** Records the pictures of the visual tests again, from the site in `out/`. */
process.env.RENEW_PICTURES = '1';
await runCommand(process.execPath, [toolPath('playwright', '@playwright/test'), 'test', 'e2e/visual']);
console.log('Recorded. Look at what `git diff --stat e2e/visual/pictures` lists before you commit it.');
