import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { generateElement, renderElementAsync } from 'react-live';
import { guardLoops, guardName } from './guard-loops';
import { createScope } from './scope';

interface Sample {
  readonly code: string;
  readonly noInline: boolean;
  /** Begins every id that React makes. */
  readonly prefix: string;
}

/** How long the loops of a sample may take in all, in ms. */
const longestLoopMs = 1000;

/** Returns the function that the loops of a sample call: it throws when they have taken too long. */
function limitLoops() {
  const end = performance.now() + longestLoopMs;
  return () => {
    if (performance.now() > end) throw new Error('A loop of the sample does not end.');
  };
}

/** The sample as a component, by the very code that runs it in a browser; undefined when it has an error. */
function evaluateSample({ code, noInline }: Omit<Sample, 'prefix'>): ComponentType | undefined {
  const scope = { ...createScope(), [guardName]: limitLoops() };
  const input = { code: guardLoops(code, noInline), scope, enableTypeScript: true };
  let element: ComponentType | undefined;
  const ignore = () => undefined;
  if (noInline) renderElementAsync(input, (found) => (element = found), ignore);
  else element = generateElement(input, ignore);
  return element;
}

const rendered = new Map<string, string | undefined>();

/**
 * The initial result of a sample as HTML; undefined when it cannot be rendered without a browser. Part of a bundle that
 * `scripts/live-frame/build-live-frame.ts` makes for the build: the routes' own React has no hooks and no state. A sample is
 * rendered once for the page and its article file, whose bundles share this one.
 */
export function renderPreview(sample: Sample): string | undefined {
  const key = JSON.stringify(sample);
  if (!rendered.has(key)) rendered.set(key, renderSample(sample));
  return rendered.get(key);
}

function renderSample(sample: Sample): string | undefined {
  try {
    const Element = evaluateSample(sample);
    return Element && renderToStaticMarkup(<Element />, { identifierPrefix: sample.prefix });
  } catch {
    return undefined;
  }
}
