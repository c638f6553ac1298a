import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { API_REFERENCE_FILE } from './api-reference';
import { SCHEMA_SUPPORT_FILE } from './schema-support';

/** The toolkit that a version of the docs was cut with. */
export interface ToolkitRelease {
  readonly version: string;
  /** Absolute path of its API data. */
  readonly referenceFile: string;
  /** Absolute path of what its tests found. */
  readonly schemaSupportFile: string;
  /** Absolute path of its package. */
  readonly packageFile: string;
  /** Changes with the API data, so that no page compiled with older data is used again. */
  readonly stamp: string;
}

/** Folder of a docs version that holds the toolkit as of then. */
export const RELEASE_FOLDER = 'toolkit';

/** What is copied into {@link RELEASE_FOLDER} beside the package. */
export const RELEASE_FILES = [API_REFERENCE_FILE, SCHEMA_SUPPORT_FILE];

const packageName = /^eidos-(.+)\.tgz$/;

/** The toolkit of a version's folder; undefined for a version that documents the toolkit of this repository. */
export function readToolkitRelease(versionFolder: string): ToolkitRelease | undefined {
  const folder = path.join(versionFolder, RELEASE_FOLDER);
  const referenceFile = path.join(folder, path.basename(API_REFERENCE_FILE));
  if (!existsSync(referenceFile)) return undefined;
  const file = readdirSync(folder).find((name) => packageName.test(name));
  const version = file && packageName.exec(file)?.[1];
  if (!version) return undefined;
  const { mtimeMs, size } = statSync(referenceFile);
  return {
    version,
    referenceFile,
    schemaSupportFile: path.join(folder, path.basename(SCHEMA_SUPPORT_FILE)),
    packageFile: path.join(folder, file),
    stamp: `${mtimeMs}:${size}`,
  };
}

/** Path that the site serves a toolkit's package at. */
export const packagePath = (version: string): string => `/packages/eidos-${version}.tgz`;
