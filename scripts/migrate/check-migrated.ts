import { execFile } from 'node:child_process';
import path from 'node:path';
import type { Diagnostic } from '../../lib/diagnostics/diagnostic';
import type { Severity } from '../../lib/diagnostics/annotations';
import { displayPath } from '../../lib/diagnostics/display-path';

/** A fault or a warning of migrated content. */
export interface Finding extends Diagnostic {
  readonly severity: Severity;
}

/**
 * Checks a content folder as its build would, in a process of its own.
 * @param target the name that its files have in messages.
 * @throws when the check itself fails.
 */
export async function checkMigrated(folder: string, target: string): Promise<Finding[]> {
  const env = { ...process.env, CONTENT_DIR: folder, SITE_CONFIG: path.join(folder, 'site.config.ts') };
  const [output, errors] = await new Promise<[string, string]>((resolve) => {
    const args = ['scripts/run.mjs', 'check-content', '--json'];
    execFile(process.execPath, args, { env, maxBuffer: 1 << 28 }, (_error, stdout, stderr) =>
      resolve([stdout, stderr]),
    );
  });
  const lines = output.split('\n').filter((line) => line.startsWith('{"severity"'));
  if (lines.length === 0 && errors.trim() !== '') throw new Error(errors);
  const before = displayPath(folder);
  const findings = lines.map((line) => JSON.parse(line) as Finding);
  // The pages of this repository that link to its own docs are not part of what is migrated.
  return findings
    .filter(({ file }) => !file.startsWith('app/'))
    .map((finding) => {
      return {
        ...finding,
        file: finding.file.replace(before, target),
        message: finding.message.replaceAll(before, target),
      };
    });
}
