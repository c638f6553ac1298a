import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillVariables } from '../../lib/mdx/plugins/remark-variables';
import { readSamples, type Sample } from '../../lib/checks/samples/collect-samples';
import { toolkitVersion } from '../../lib/config/toolkit';
import { sampleModule } from '../../lib/mdx/sample-module';

const environment = {
  ...process.env,
  // Playwright requests colors, which would be between the expected words.
  FORCE_COLOR: undefined,
  NO_COLOR: '1',
  npm_config_prefer_offline: 'true',
  // A reader presses Enter when npm asks.
  npm_config_yes: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_loglevel: 'error',
  npm_config_update_notifier: 'false',
};

// Where another test ran Vite in this process, NODE_ENV says production, for which npm installs no compiler.
const freshShell = ['-u', 'NODE_ENV', 'sh', '-c'];

/** A reader who does what a page says, in an empty folder of theirs. */
export type Reader = ReturnType<typeof createReader>;

/** @param siteUrl where the site is served whose commands are followed. */
export function createReader(page: string, siteUrl: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'eidos-reader-'));
  const samples = readSamples(page, readFileSync(page, 'utf8'));
  const stops: (() => void)[] = [];
  let folder = root;

  /** Takes the next sample of the page that `wanted` accepts; those before it have been read. */
  const next = (wanted: (sample: Sample) => boolean): Sample => {
    for (let sample = samples.shift(); sample; sample = samples.shift()) if (wanted(sample)) return sample;
    throw new Error(`${page} has no such sample after those that were read.`);
  };
  const commands = () => {
    const { code } = next(({ language }) => language === 'sh');
    return fillVariables(code, { SITE_URL: () => siteUrl, EIDOS_VERSION: toolkitVersion });
  };
  /** Writes any text into a file of the folder. */
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    // At once, as editors do: a development server that reads a file half written may not look at it again.
    const written = path.join(root, 'written');
    writeFileSync(written, text);
    renameSync(written, path.join(folder, file));
  };

  return {
    next,
    put,
    folder: () => folder,
    /** Takes the next commands and runs them in one shell, in the reader's folder or another; returns what they print. */
    runCommands(elsewhere = folder) {
      // The shell prints its folder last, because a command may be `cd`.
      const script = `set -e\n${commands()}\nprintf '\\n%s' "$PWD"`;
      const options = { cwd: elsewhere, env: environment, encoding: 'utf8', stdio: 'pipe' } as const;
      const printed = execFileSync('env', [...freshShell, script], options).split('\n');
      folder = printed.pop() ?? folder;
      return printed.join('\n');
    },
    /** Takes the next commands and keeps them running; returns what they print once it contains `sign`. */
    startCommands(sign: RegExp) {
      const child = spawn('env', [...freshShell, commands()], {
        cwd: folder,
        env: environment,
        detached: true,
      });
      stops.push(() => child.pid !== undefined && child.exitCode === null && process.kill(-child.pid));
      return new Promise<RegExpExecArray>((resolve, reject) => {
        let printed = '';
        const listen = (chunk: Buffer) => {
          printed += String(chunk);
          const found = sign.exec(printed);
          if (found) resolve(found);
        };
        child.stdout.on('data', listen);
        child.stderr.on('data', listen);
        child.once('exit', () => reject(new Error(`The commands ended and printed:\n${printed}`)));
      });
    },
    /** Takes the next sample with this title and writes it into that file. */
    write(title: string) {
      const { code, flags } = next((sample) => sample.title === title);
      // Readers copy a live sample with its button, which makes it a module.
      put(title, flags.has('live') ? sampleModule(code, '', flags.has('noInline')) : code);
    },
    leave() {
      stops.forEach((stop) => stop());
      rmSync(root, { recursive: true, force: true });
    },
  };
}
