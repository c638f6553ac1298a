import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';

export const usage = `npm run preview -- [branch] [options]

Builds this checkout as the preview of a branch (default: the one that is checked out), places it beside the other
previews in the published folder, and serves that folder.

  --main             build the site itself, for the root, instead of a preview
  --remove           remove the preview of the branch
  --into <folder>    the published folder (default: .cache/published)
  --build <folder>   build into the folder, and place nothing
  --place <folder>   build nothing, and place the export in the folder
  --commit <hash>    the commit that is built (default: the one that is checked out)
  --no-serve         do not serve`;

export interface PreviewOptions {
  readonly branch: string;
  readonly commit: string;
  readonly isMain: boolean;
  readonly isRemoval: boolean;
  readonly published: string;
  /** Folder to build into, when nothing is placed. */
  readonly buildInto: string | undefined;
  /** Folder of an export to place, when nothing is built. */
  readonly place: string | undefined;
  readonly isServed: boolean;
}

/** What git answers; throws `instead` where there is no repository or no answer. */
function askGit(args: readonly string[], instead: string): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch (error) {
    throw new Error(instead, { cause: error });
  }
}

function currentBranch(): string {
  return askGit(
    ['symbolic-ref', '--short', 'HEAD'],
    'No branch is checked out. Name one: `npm run preview -- feature/x`.',
  );
}

function currentCommit(): string {
  return askGit(['rev-parse', 'HEAD'], 'There is no commit here. Name one with --commit <hash>.');
}

/**
 * Reads the command line of `npm run preview`.
 * @throws {Error} saying what is wrong with it, with the usage.
 */
export function readPreviewOptions(args: readonly string[]): PreviewOptions {
  const parse = () => {
    try {
      return parseArgs({
        args: [...args],
        allowPositionals: true,
        options: {
          main: { type: 'boolean', default: false },
          remove: { type: 'boolean', default: false },
          into: { type: 'string', default: '.cache/published' },
          build: { type: 'string' },
          place: { type: 'string' },
          commit: { type: 'string' },
          'no-serve': { type: 'boolean', default: false },
        },
      });
    } catch (error) {
      throw new Error(`${(error as Error).message}\n\n${usage}`, { cause: error });
    }
  };
  const { values, positionals } = parse();
  if (
    positionals.length > 1 ||
    (values.main && values.remove) ||
    (values.build !== undefined && values.place !== undefined)
  )
    throw new Error(`These arguments do not go together: ${args.join(' ')}\n\n${usage}`);
  return {
    branch: positionals[0] ?? currentBranch(),
    commit: values.commit ?? currentCommit(),
    isMain: values.main,
    isRemoval: values.remove,
    published: values.into,
    buildInto: values.build,
    place: values.place,
    isServed: !values['no-serve'] && values.build === undefined,
  };
}
