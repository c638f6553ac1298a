import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement, type ComponentType } from 'react';
import { loadDefaultExport, ModuleError } from '../../config/load-module';
import { ContentError, type Diagnostic } from '../../diagnostics/diagnostic';
import { displayPath } from '../../diagnostics/display-path';
import { componentNames } from '../../mdx/component-names';
import { moduleFiles } from '../../mdx/plugins/statements/module-files';
import type { MdxComponents } from '../../mdx/rendering/evaluate';
import { checkStatic } from './check-static';
import { checkProps, type PropsSchema } from './check-props';

type Component = ComponentType<Record<string, unknown>>;

/** A component as `components.tsx` registers it: itself, or with a zod schema of its attributes. */
type Registered = Component | { readonly component: Component; readonly props: PropsSchema };

/** The `components.tsx` of the content folder that holds a page, be it a translation or of an older version. */
function componentsFile(page: string): string | undefined {
  let folder = path.dirname(page);
  for (; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const file = path.join(folder, 'components.tsx');
    if (existsSync(file) && existsSync(path.join(folder, 'navigation.ts'))) return file;
  }
  return undefined;
}

function fault(file: string, name: string, value: unknown): Diagnostic | undefined {
  const at = { file: displayPath(file) };
  if (!/^[A-Z]\w*$/.test(name))
    return {
      ...at,
      message: `"${name}" cannot be the name of a component.`,
      fix: 'Begin it with a capital letter, as in <Hint>.',
    };
  if ((componentNames as readonly string[]).includes(name))
    return {
      ...at,
      message: `<${name}> is a component of the site.`,
      fix: 'Give yours another name.',
    };
  const isSound =
    typeof value === 'function' ||
    (typeof value === 'object' &&
      value !== null &&
      'component' in value &&
      typeof value.component === 'function' &&
      'props' in value &&
      typeof value.props === 'object');
  if (isSound) return undefined;
  return {
    ...at,
    message: `"${name}" is not a component.`,
    fix: 'Write a function that returns markup, or { component: Hint, props: z.object({ … }) }.',
  };
}

/** The component, which refuses attributes that its schema does not allow. */
function toComponent(name: string, registered: Registered): Component {
  if (typeof registered === 'function') return registered;
  const { component, props } = registered;
  return (written) => createElement(component, checkProps(name, props, written));
}

/**
 * The components that `components.tsx` of the content folder registers for pages; none without such a file.
 * @param page absolute path of the page that uses them.
 * @throws {ContentError} when it does not run, or registers what is not a component.
 */
export async function getContentComponents(page: string): Promise<MdxComponents> {
  const file = componentsFile(page);
  if (file === undefined) return {};
  let value: unknown;
  try {
    value = await loadDefaultExport(file, contentComponentsKey(page));
  } catch (error) {
    if (!(error instanceof ModuleError)) throw error;
    const { line, reason, fix } = error;
    throw new ContentError([{ file: displayPath(file), line, message: reason, fix }]);
  }
  const entries = Object.entries(value as Readonly<Record<string, Registered>>);
  const diagnostics = entries.map(([name, entry]) => fault(file, name, entry));
  const faults = diagnostics.filter((diagnostic) => diagnostic !== undefined);
  if (faults.length > 0) throw new ContentError(faults);
  return Object.fromEntries(
    entries.map(([name, entry]) => [name, toComponent(name, entry)]),
  ) as MdxComponents;
}

/** The files that components of the content are made of: `components.tsx` and the folder `components` beside it. */
function filesOfComponents(page: string): string[] {
  const file = componentsFile(page);
  if (file === undefined) return [];
  const beside = path.join(path.dirname(file), 'components');
  const others = existsSync(beside)
    ? readdirSync(beside, { recursive: true, encoding: 'utf8', withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort()
    : [];
  return [file, ...others];
}

/** Hooks and handlers in the components of the content, which static markup never runs. */
export const checkStaticComponents = (page: string): Diagnostic[] =>
  filesOfComponents(page).flatMap((file) => checkStatic(file));

/** A hash of `components.tsx`, of the folder `components` beside it and of what they import: what pages are rendered with. */
export function contentComponentsKey(page: string): string {
  const files = new Set<string>();
  for (const file of filesOfComponents(page)) moduleFiles(file, files);
  if (files.size === 0) return '';
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
