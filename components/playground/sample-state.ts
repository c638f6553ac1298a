import { formatJson } from './format-json';
import { plainState, type PlaygroundState } from './playground-state';
import type { RenderedMessage } from './screen-messages';
import { longestHash, writeHash } from './state-hash';

/** Functions, and what is made from them or passed to the screen, exist only in the sample. */
const ownCode = /=>|\bfunction\b|\bcreate(?!Controller\b)\w+\(/;

const format = (json: string) => formatJson(JSON.parse(json));

/** A state and the hash of the URL that shows it. */
interface LinkedState {
  readonly state: PlaygroundState;
  readonly hash: string;
}

/**
 * Returns the state that shows the screen of a sample: with its data where that fits into a URL, else without;
 * undefined where the schema alone is too long.
 * @param code of the sample
 */
export async function sampleState(
  { schema, hints, data }: RenderedMessage,
  code: string,
): Promise<LinkedState | undefined> {
  const state: PlaygroundState = {
    ...plainState,
    schema: format(schema),
    hints: format(hints),
    data: format(data),
    omitsCode: ownCode.test(code),
  };
  for (const candidate of [state, { ...state, data: plainState.data }]) {
    const hash = await writeHash(candidate);
    if (hash.length <= longestHash) return { state: candidate, hash };
  }
  return undefined;
}
