import type { Outcome } from './outcome';

/** How many rows are judged, listed and cached together. */
export const rowsPerChunk = 128;

/** The outcomes of successive rows, by index; the same object as long as none of its rows changes. */
export interface RowChunk {
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** There are no alternatives in any of the rows. */
  readonly settled: boolean;
}

/** Builds a chunk from the outcomes of its rows, in order. */
export function chunkOf(outcomes: ReadonlyMap<string, Outcome>): RowChunk {
  return { outcomes, settled: [...outcomes.values()].every((outcome) => outcome.settled) };
}

/**
 * The outcomes of a table's rows in chunks: after a keystroke all chunks but one are the same as before, so that
 * tens of thousands of errors need not be visited again.
 */
export class RowOutcomes implements ReadonlyMap<string, Outcome> {
  readonly size: number;
  readonly settled: boolean;

  constructor(readonly chunks: readonly RowChunk[]) {
    this.size = chunks.reduce((sum, { outcomes }) => sum + outcomes.size, 0);
    this.settled = chunks.every(({ settled }) => settled);
  }

  get(name: string): Outcome | undefined {
    return this.chunks[Math.floor(Number(name) / rowsPerChunk)]?.outcomes.get(name);
  }

  has(name: string): boolean {
    return this.get(name) !== undefined;
  }

  *entries(): MapIterator<[string, Outcome]> {
    for (const { outcomes } of this.chunks) yield* outcomes.entries();
  }

  *keys(): MapIterator<string> {
    for (const { outcomes } of this.chunks) yield* outcomes.keys();
  }

  *values(): MapIterator<Outcome> {
    for (const { outcomes } of this.chunks) yield* outcomes.values();
  }

  [Symbol.iterator](): MapIterator<[string, Outcome]> {
    return this.entries();
  }

  forEach(visit: (outcome: Outcome, name: string, map: ReadonlyMap<string, Outcome>) => void): void {
    for (const [name, outcome] of this) visit(outcome, name, this);
  }
}
