import path from 'node:path';
import { commandFaults } from './command-faults';
import { linkFaults } from './link-faults';
import { listIgnored } from './list-repository';
import { readMentions } from './mentions';
import { pathPattern } from './path-pattern';
import { importsOf, type Repository } from './repository';

/** A path that begins with a folder of the root is there; any other may be the end of one. */
function isPresent(text: string, from: string, { files, folders, topFolders }: Repository): boolean {
  const name = text.replace(/^@\//, '').replace(/\/$/, '');
  const atRoot = topFolders.has(name.split('/')[0] ?? '');
  const beside = path.posix.join(path.posix.dirname(from), name);
  const known = text.endsWith('/') ? folders : [...files, ...folders];
  return [pathPattern(name, { atRoot }), pathPattern(beside)].some((pattern) =>
    known.some((file) => pattern.test(file)),
  );
}

/**
 * What a Markdown file names and the repository lacks, each with file and line. What git ignores counts as present:
 * a command writes it.
 */
export function missingMentions(file: string, markdown: string, repository: Repository): string[] {
  const mentions = readMentions(markdown, repository.topFolders);
  const ignored = listIgnored(mentions.filter(({ kind }) => kind === 'path').map(({ text }) => text));
  const imports = importsOf('packages/eidos');
  const pathFaults = (text: string) =>
    isPresent(text, file, repository) || ignored.has(text) || imports.has(text)
      ? []
      : [`there is no \`${text}\``];
  return mentions.flatMap(({ kind, text, line }) => {
    const diagnostics = {
      path: () => pathFaults(text),
      command: () => commandFaults(text, file, repository),
      link: () => linkFaults(text, file, markdown, repository),
    }[kind]();
    return diagnostics.map((diagnostic) => `${file}:${line} ${diagnostic}`);
  });
}
