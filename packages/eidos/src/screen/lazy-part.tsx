import { createElement, Suspense, useSyncExternalStore } from 'react';
import type { Part, PartProps } from '../parts/registry';
import { beginLoading, type Loaded, type PartSource } from './part-source';
import { LoadFailure } from './LoadFailure';
import { PartPlaceholder } from './PartPlaceholder';

const sources = new WeakMap<Part, PartSource>();

/** The source of a part made by `lazyPart`; undefined for any other part. */
export function sourceOf(part: Part): PartSource | undefined {
  return sources.get(part);
}

/** A part of a module that is loaded when it is first rendered; once loaded, it is rendered at once. */
export function lazyPart<Exports>(source: PartSource<Exports>, choose: (exports: Exports) => Part): Part {
  function Chosen({ pointer }: PartProps) {
    const getServerState = () => (source.getState() === 'loading' ? 'waiting' : source.getState());
    const state = useSyncExternalStore<Loaded<Exports> | 'waiting'>(
      source.subscribe,
      source.getState,
      getServerState,
    );
    if (typeof state === 'object') return createElement(choose(state.exports), { pointer });
    if (state === 'failed') return <LoadFailure load={source.load} />;
    beginLoading(source);
    // React waits for a thrown promise: a server before it sends the part, a browser before it takes it over.
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    if (state === 'waiting') throw source.load();
    return <PartPlaceholder pointer={pointer} />;
  }

  function LazyPart({ pointer }: PartProps) {
    return (
      <Suspense fallback={<PartPlaceholder pointer={pointer} />}>
        <Chosen pointer={pointer} />
      </Suspense>
    );
  }

  sources.set(LazyPart, source);
  return LazyPart;
}
