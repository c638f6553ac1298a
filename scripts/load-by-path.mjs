import { register } from 'node:module';

// jiti and @next/mdx import modules by path, in which Node's loader reads `%` as an escape.
if (process.cwd().includes('%')) {
  register('./resolve-paths.mjs', import.meta.url);
  const option = `--import=${import.meta.url}`;
  const options = process.env.NODE_OPTIONS ?? '';
  // The programs that a command starts, Next's workers among them, need the same.
  if (!options.includes(option)) process.env.NODE_OPTIONS = `${options} ${option}`.trim();
}
