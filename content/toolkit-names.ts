import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { english } from 'eidos';
import { standardRegistry } from 'eidos/react';
import { breakpoints, defaultColorSchemes, durations, easings, layers, typography } from 'eidos/style';
import { getApiReference } from '../lib/api-reference/api-reference';

const sourceFolder = 'packages/eidos/src';

/** Classes, custom properties and data attributes stand in the source only, in style sheets and in markup. */
function namesOfStyles(): string[] {
  return (
    readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(sourceFolder, file), 'utf8'))
      .flatMap((text) => text.match(/(?:--)?\beidos-[a-z][\w-]*|\bdata-[a-z-]+/g) ?? [])
      // A table of the colours leaves out what all their names begin with.
      .flatMap((name) => [name, name.replace(/^--eidos-color-/, '')])
  );
}

function namesOfReference(): string[] {
  return getApiReference().flatMap(({ name, signature = '', members }) => [
    name,
    ...members.map((member) => member.name),
    ...[signature, ...members.map(({ type = '' }) => type)].flatMap(
      (type) => type.match(/[A-Za-z_$][\w$-]*/g) ?? [],
    ),
  ]);
}

/** The keys of the catalogue, their sections, and the names that stand in braces in its messages. */
function namesOfCatalogue(): string[] {
  const texts = Object.values(english).flatMap((message) =>
    typeof message === 'string' ? [message] : Object.values(message),
  );
  return [
    ...Object.keys(english).flatMap((key) => [key, ...key.split('.').slice(0, 1)]),
    ...texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
  ];
}

/** Every name by which a page may speak of the toolkit, read from the toolkit itself. */
export function toolkitNames(): ReadonlySet<string> {
  const constants = [breakpoints, defaultColorSchemes, durations, easings, layers, typography];
  return new Set([
    ...namesOfReference(),
    ...namesOfStyles(),
    ...namesOfCatalogue(),
    ...Object.keys(standardRegistry.kinds),
    ...constants.flatMap((constant) => Object.keys(constant)),
    ...Object.keys(typography.weights),
  ]);
}
