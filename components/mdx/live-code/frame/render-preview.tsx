import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { evaluateSample } from './evaluate-sample';
import type { RunMessage } from './protocol';

interface Sample extends Pick<RunMessage, 'code' | 'noInline'> {
  /** Begins every id that React makes. */
  readonly prefix: string;
}

/** How long the loops of a sample may take in all, in ms. */
const longestLoopMs = 1000;

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
    let Shown: ComponentType | undefined;
    const show = (Sample: ComponentType) => {
      Shown = Sample;
    };
    const end = performance.now() + longestLoopMs;
    const limitLoop = () => {
      if (performance.now() > end) throw new Error('A loop of the sample does not end.');
    };
    evaluateSample(sample, limitLoop, show, () => undefined);
    return Shown && renderToStaticMarkup(<Shown />, { identifierPrefix: sample.prefix });
  } catch {
    return undefined;
  }
}
