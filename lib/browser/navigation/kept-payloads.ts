/** Milliseconds. The router uses a payload for 300,000, and may have begun to count earlier. */
const KEPT_MS = 270_000;

interface KeptPayload {
  readonly text: string;
  readonly since: number;
}

/** By their files, in the order in which they came. */
const kept = new Map<string, KeptPayload>();

/** Functions that end the wait for a payload, by its file. */
const waiting = new Map<string, () => void>();

const isOutdated = ({ since }: KeptPayload) => performance.now() - since > KEPT_MS;

/** Keeps a payload that was fetched ahead for as long as the router shows it without a request. */
export function keepPayload(file: string, text: string): void {
  for (const [oldFile, payload] of kept) {
    if (!isOutdated(payload)) break;
    kept.delete(oldFile);
  }
  kept.delete(file);
  kept.set(file, { text, since: performance.now() });
  waiting.get(file)?.();
  waiting.delete(file);
}

/** The payload in a file of the export, if the router can show it without a request. */
export function keptPayload(file: string): string | undefined {
  const payload = kept.get(file);
  return payload && !isOutdated(payload) ? payload.text : undefined;
}

/** Settles once the payload in a file is kept. Of several waits for one file, only the latest settles. */
export function whenKept(file: string): Promise<void> {
  return new Promise((resolve) => {
    if (keptPayload(file) === undefined) waiting.set(file, resolve);
    else resolve();
  });
}
