import type { MigrationNotes } from '../migration';
import type { Placeholders } from './placeholders';

/** What the conversion of one page's imports knows of the whole migration. */
export interface ImportContext {
  /** Folder of the old project. */
  readonly root: string;
  /** Path below the new docs of each file of the old ones, by its absolute path. */
  readonly newNames: ReadonlyMap<string, string>;
  /** Brings a file from outside of the docs along; returns its path below the new docs. */
  readonly bring: (file: string) => string;
  /** Serves a file from outside of the docs; returns its address. */
  readonly serve: (file: string) => string;
  readonly placeholders: Placeholders;
  readonly notes: MigrationNotes;
}

/** A page whose imports are converted. */
export interface ImportingPage {
  /** Absolute path of the old file. */
  readonly path: string;
  /** Path below the new docs. */
  readonly newName: string;
  readonly isPartial: boolean;
}
