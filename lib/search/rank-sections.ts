import type { WordMatch } from './match-word';

/** What a word of a query counts in each section, and how much it says: a rare word says more. */
interface WordScores {
  readonly scores: Float64Array;
  readonly rarity: number;
}

/** A section and how well it answers. */
export interface RankedSection {
  readonly section: number;
  readonly score: number;
  /** How well it answers compared with other sections of its page, whose title they share. */
  readonly withinPage: number;
}

/** How much of a word counts that is elsewhere on the page of a section, such as in its title. */
const ELSEWHERE = 0.5;

/** What a word may count when sections of one page are compared: as much as in a heading. */
const MOST_WITHIN_PAGE = 40;

function scoreWord(matches: readonly WordMatch[], sectionCount: number): WordScores {
  const scores = new Float64Array(sectionCount);
  for (const { places, likeness } of matches)
    for (const { section, weight } of places)
      scores[section] = Math.max(scores[section] ?? 0, weight * likeness);
  const found = scores.reduce((count, score) => count + (score > 0 ? 1 : 0), 0);
  return { scores, rarity: Math.log(1 + (sectionCount - found + 0.5) / (found + 0.5)) };
}

/** The best score on each page. */
function bestOfPages(scores: Float64Array, pageOfSection: ArrayLike<number>, pageCount: number) {
  const best = new Float64Array(pageCount);
  scores.forEach((score, section) => {
    const page = pageOfSection[section] ?? 0;
    if (score > best[page]!) best[page] = score;
  });
  return best;
}

/**
 * Scores every section that holds a word of a query. One that holds all of them comes first: what a section lacks counts
 * against it twice, less so when another section of its page has it.
 * @param query for each word, the words of the index that it stands for.
 */
export function rankSections(
  query: readonly (readonly WordMatch[])[],
  pageOfSection: ArrayLike<number>,
): RankedSection[] {
  const sectionCount = pageOfSection.length;
  const pageCount = sectionCount === 0 ? 0 : pageOfSection[sectionCount - 1]! + 1;
  const words = query.map((matches) => scoreWord(matches, sectionCount));
  const onPage = words.map(({ scores }) => bestOfPages(scores, pageOfSection, pageCount));
  const allRarity = words.reduce((sum, { rarity }) => sum + rarity, 0);
  const ranked: RankedSection[] = [];
  for (let section = 0; section < sectionCount; section += 1) {
    let sum = 0;
    let withinPage = 0;
    let held = 0;
    let isFound = false;
    words.forEach(({ scores, rarity }, index) => {
      const own = scores[section]!;
      const elsewhere = onPage[index]![pageOfSection[section]!]! * ELSEWHERE;
      isFound ||= own > 0;
      sum += Math.max(own, elsewhere) * rarity;
      withinPage += Math.min(Math.max(own, elsewhere), MOST_WITHIN_PAGE) * rarity;
      held += own > 0 ? rarity : elsewhere > 0 ? rarity / 2 : 0;
    });
    const coverage = (held / allRarity) ** 2;
    if (isFound) ranked.push({ section, score: sum * coverage, withinPage: withinPage * coverage });
  }
  return ranked;
}
