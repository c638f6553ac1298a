/** What the pages' scripts call the text that they share. */
const GLOBAL = 'sharedFlightData';

/** Characters that are looked up at once, and that a repetition has at least: naming a shorter one saves nothing. */
const SEED = 32;
const SHORTEST = 48;

/** Returns the script that all pages load before their own data. */
export function sharedDataScript(text: string): string {
  return `self.${GLOBAL}=${JSON.stringify(text)}`;
}

/** Script statements that declare what `shareData` calls. */
export const SHARED_DATA_READER = `function s(a,b){return self.${GLOBAL}.slice(a,b)}`;

/** Returns a script expression for a text, which takes from the shared one what is in it. */
export type ShareData = (text: string) => string;

function lengthOfMatch(shared: string, at: number, text: string, from: number): number {
  let length = 0;
  while (from + length < text.length && shared[at + length] === text[from + length]) length += 1;
  return length;
}

/**
 * Prepares a text of which other texts repeat long parts. Most of the data of a page is what all pages have around them, numbered
 * as the framework comes across it, so that no line is quite the same.
 */
export function shareData(shared: string): ShareData {
  const seeds = new Map<string, number[]>();
  for (let at = 0; at + SEED <= shared.length; at += 1) {
    const seed = shared.slice(at, at + SEED);
    const places = seeds.get(seed);
    if (places) places.push(at);
    else seeds.set(seed, [at]);
  }
  const findLongest = (text: string, from: number) => {
    let [start, length] = [0, 0];
    for (const at of seeds.get(text.slice(from, from + SEED)) ?? []) {
      const found = lengthOfMatch(shared, at, text, from);
      if (found > length) [start, length] = [at, found];
    }
    return { start, length };
  };
  return (text) => {
    const parts: string[] = [];
    let own = 0;
    for (let at = 0; at < text.length; at += 1) {
      const { start, length } = findLongest(text, at);
      if (length < SHORTEST) continue;
      if (at > own) parts.push(JSON.stringify(text.slice(own, at)));
      parts.push(`s(${start},${start + length})`);
      own = at + length;
      at = own - 1;
    }
    if (own < text.length || parts.length === 0) parts.push(JSON.stringify(text.slice(own)));
    return parts.join('+');
  };
}
