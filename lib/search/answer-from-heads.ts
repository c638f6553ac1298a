import type { SearchIndex } from './search-index';

/** Milliseconds in which an answer that needs nothing from the network is there. */
const PATIENCE_MS = 20;

const delay = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/**
 * Hands over the pages whose heads hold every word of a query while its parts are being fetched, and then the answer of the
 * whole index at once, so that what is shown changes only once.
 * @param heads an index of titles and descriptions; when it cannot be loaded, queries wait for `index`.
 */
export function answerFromHeads(index: SearchIndex, heads: Promise<SearchIndex>): SearchIndex {
  heads.catch(() => undefined);
  return {
    kinds: index.kinds,
    search(query, { onProgress, ...options } = {}) {
      let isAnswered = false;
      let isPreviewed = false;
      const answer = index.search(query, {
        ...options,
        onProgress: (groups) => {
          if (isPreviewed) return;
          isAnswered = true;
          onProgress?.(groups);
        },
      });
      const preview = async () => {
        await Promise.race([answer, delay()]);
        if (isAnswered) return;
        const groups = await (await heads).search(query, { ...options, needsAllWords: true });
        if (isAnswered || groups.length === 0) return;
        isPreviewed = true;
        onProgress?.(groups);
      };
      const markAnswered = () => {
        isAnswered = true;
      };
      answer.then(markAnswered, markAnswered);
      if (onProgress) preview().catch(() => undefined);
      return answer;
    },
  };
}
