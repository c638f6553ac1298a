import { MARKDOWN_FOLDER } from '../config/paths/paths';

/** The rewrites by which `next dev` answers what only an export has at its place: Markdown next to pages. */
export const devRewrites = () =>
  ['/:page(.*).md', '/:list(.*llms.*).txt'].map((source) => ({
    source,
    destination: `/${MARKDOWN_FOLDER}${source.replace(/\(.*\)/, '')}`,
  }));
