import { hashFiles } from '../config/paths/hash-files';
import { API_REFERENCE_FILE, SCHEMA_SUPPORT_FILE, TOOLKIT_PACKAGE_FILE } from '../config/toolkit';

/** Files and folders that a compiled page depends on besides its own text; the versions of packages count too. */
const inputs = [
  ...['lib/mdx', 'lib/config/paths', 'lib/config/toolkit.ts', 'lib/publish/markdown', 'lib/translations'],
  'package-lock.json',
  ...[API_REFERENCE_FILE, SCHEMA_SUPPORT_FILE, TOOLKIT_PACKAGE_FILE],
];

let known: string | undefined;

/** A hash that changes when anything changes that compiles pages; made once for each process. */
export const pipelineKey = (): string => (known ??= hashFiles(inputs));
