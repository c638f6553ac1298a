import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ForeignProject } from '../find-project';
import type { ForeignFile, ForeignPage } from '../list-pages';
import type { MigrationNotes } from '../migration';
import { convertImports } from './convert-imports';
import type { ImportContext } from './import-context';
import type { Placeholders } from './placeholders';

/** Below the new docs: what pages import from outside of the old ones. No page is in a folder with an underscore. */
const importedFolder = '_imported';

/** Converts the imports of all pages, and brings along what they name outside of the docs. */
export class ImportConversion {
  /** What was brought along, by its path below the content folder. */
  readonly brought = new Map<string, string | Buffer>();
  readonly #context: ImportContext;

  /**
   * @param found every file of the docs.
   * @param convertPage converts what else a page says.
   */
  constructor(
    private readonly project: ForeignProject,
    pages: readonly ForeignPage[],
    found: readonly ForeignFile[],
    private readonly convertPage: (page: ForeignPage) => string,
    placeholders: Placeholders,
    notes: MigrationNotes,
  ) {
    const files = [...found, ...pages.map(({ path: file, newName: name }) => ({ path: file, name }))];
    this.#context = {
      root: project.root,
      newNames: new Map(files.map((file) => [file.path, file.name])),
      bring: (file) => this.#bring(file),
      serve: (file) => this.#serve(file),
      placeholders,
      notes,
    };
  }

  /** The text of a page with its imports converted. */
  convert(page: ForeignPage, text: string): string {
    return page.newName.endsWith('.mdx') ? convertImports(text, page, this.#context) : text;
  }

  #nameOf(file: string): string {
    return path
      .relative(this.project.root, file)
      .split(path.sep)
      .filter((step) => step !== '..')
      .join('/');
  }

  #bring(file: string): string {
    const isText = /\.mdx?$/.test(file);
    const name = `${importedFolder}/${this.#nameOf(file)}`;
    const newName = isText ? name.replace(/\.md$/, '.mdx') : name;
    if (this.brought.has(`docs/${newName}`)) return newName;
    const content = readFileSync(file);
    this.brought.set(`docs/${newName}`, content);
    if (isText) {
      const page = { name, newName, path: file, text: content.toString(), id: name, isPartial: true };
      this.brought.set(`docs/${newName}`, this.convert(page, this.convertPage(page)));
    }
    return newName;
  }

  #serve(file: string): string {
    const { statics } = this.project;
    if (statics !== undefined && file.startsWith(`${statics}${path.sep}`))
      return `/${path.relative(statics, file).split(path.sep).join('/')}`;
    const name = `imported/${this.#nameOf(file)}`;
    this.brought.set(`public/${name}`, readFileSync(file));
    return `/${name}`;
  }
}
