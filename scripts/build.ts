import { buildEverything } from './build-site';

try {
  await buildEverything('out');
} catch (error) {
  console.error(`\n${(error as Error).message}\nNothing was replaced: an earlier \`out/\` is as it was.`);
  process.exit(1);
}
