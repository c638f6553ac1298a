import { readFileSync } from 'node:fs';
import path from 'node:path';
import { english } from 'eidos';
import { listRegistry, standardRegistry } from 'eidos/react';
import { problemCodes } from 'eidos/reference';
import { breakpoints, defaultColorSchemes, durations, easings, layers, typography } from 'eidos/style';
import { listFiles } from '../lib/config/paths/list-files';
import { type ApiExport, getApiReference } from '../lib/config/toolkit';

const sourceFolder = 'packages/eidos/src';

/** Classes, custom properties and data attributes are only in the source, in style sheets and in markup. */
function namesOfStyles(): string[] {
  return (
    listFiles(sourceFolder)
      .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(sourceFolder, file), 'utf8'))
      .flatMap((text) => text.match(/(?:--)?\beidos-[a-z][\w-]*|\bdata-[a-z-]+/g) ?? [])
      // A table of the colors leaves out what all their names begin with.
      .flatMap((name) => [name, name.replace(/^--eidos-color-/, '')])
  );
}

const wordsIn = (code = '') => code.match(/[A-Za-z_$][\w$-]*/g) ?? [];

const wordsOfTypes = ({ signatures = [], members }: ApiExport) =>
  [...signatures, ...members.map(({ type }) => type)].flatMap(wordsIn);

/** The options of one export: the properties of a type, of a component's props, of what a function gives. */
const optionsOf = ({ members }: ApiExport) => members.map(({ name }) => name);

const schemaTypes = ['EidosSchemaObject', 'Hints'];

/** Names in the reference that are not options: exports, keywords and hints, what types list, ARIA's attributes. */
function namesOfReference(): string[] {
  return getApiReference().flatMap((entry) => [
    entry.name,
    ...entry.members
      .map((member) => member.name)
      .filter((member) => schemaTypes.includes(entry.name) || member.startsWith('aria-')),
    ...wordsOfTypes(entry),
  ]);
}

/** The exports that a text names, and those that the named ones are made of: a component's props, a hook's result. */
function exportsIn(text: string): ApiExport[] {
  const words = new Set(wordsIn(text));
  const named = getApiReference().filter(({ name }) => words.has(name));
  const parts = new Set(named.flatMap(wordsOfTypes));
  return getApiReference().filter((entry) => named.includes(entry) || parts.has(entry.name));
}

/** The keys of the catalogue, their sections, and the names in braces in its messages. */
function namesOfCatalogue(): string[] {
  const texts = Object.values(english).flatMap((message) =>
    typeof message === 'string' ? [message] : Object.values(message),
  );
  return [
    ...Object.keys(english).flatMap((key) => [key, ...key.split('.').slice(0, 1)]),
    ...texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
  ];
}

const constants = [breakpoints, defaultColorSchemes, durations, easings, layers, problemCodes, typography];

/** Names that all pages may use: exports, keywords, classes, custom properties, catalogue keys and constants' entries. */
const namesForAll: readonly string[] = [
  ...namesOfReference(),
  ...namesOfStyles(),
  ...namesOfCatalogue(),
  ...Object.keys(standardRegistry.kinds),
  ...Object.keys({ ...standardRegistry.widgets, ...listRegistry.widgets }),
  ...constants.flatMap((constant) => Object.keys(constant)),
  ...Object.keys(typography.weights),
];

/** Every name that the toolkit has, read from the toolkit itself. */
export const toolkitNames = (): ReadonlySet<string> =>
  new Set([...namesForAll, ...getApiReference().flatMap(optionsOf)]);

/**
 * The names by which a page with this text may mention the toolkit: an option counts only where its export is
 * mentioned too, so that a renamed one is reported although another export has an option of that name.
 */
export const toolkitNamesFor = (text: string): ReadonlySet<string> =>
  new Set([...namesForAll, ...exportsIn(text).flatMap(optionsOf)]);
