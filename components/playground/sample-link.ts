import { hrefOf } from '@/lib/paths/href';
import { formatJson } from './format-json';
import { plainState, type PlaygroundState } from './playground-state';
import type { DrawnMessage } from './screen-messages';
import { longestHash, writeHash } from './state-hash';

const format = (json: string) => formatJson(JSON.parse(json));

/**
 * Returns the link that opens the screen of a sample in the playground: with its data where that fits into an address,
 * else without; undefined where the schema alone is too long.
 */
export async function sampleHref({ schema, hints, data }: DrawnMessage): Promise<string | undefined> {
  const state: PlaygroundState = {
    ...plainState,
    schema: format(schema),
    hints: format(hints),
    data: format(data),
    isFromSample: true,
  };
  for (const candidate of [state, { ...state, data: plainState.data }]) {
    const hash = await writeHash(candidate);
    if (hash.length <= longestHash) return hrefOf('/playground') + hash;
  }
  return undefined;
}
