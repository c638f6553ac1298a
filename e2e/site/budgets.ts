/** The limits of a page: its weight in KiB, gzipped, and its number of requests before the load event. */
export interface PageBudget {
  readonly path: string;
  /** The scripts are all that a visit fetches until nothing more comes, without pages that are fetched ahead. */
  readonly limits: { readonly byLoad: number; readonly scripts: number; readonly requests: number };
}

/** Today's weights, rounded up. A commit that raises one says what readers get for it. */
export const pageBudgets: readonly PageBudget[] = [
  // The shell alone: what every page loads before its text. The styles that it holds name the font of the headings.
  { path: '404', limits: { byLoad: 25.8, scripts: 157, requests: 3 } },
  // Shows a form, its schema and a table to try, hence the styles and the scripts of the toolkit and of the editor.
  { path: '', limits: { byLoad: 40.2, scripts: 306.5, requests: 3 } },
  // A page of text and code: the most frequent kind. By the load event, the best peer needs 34 KiB.
  { path: 'docs/api/controller', limits: { byLoad: 38.3, scripts: 157, requests: 3 } },
  // Live samples show a preview before their scripts run, hence the styles of the toolkit.
  { path: 'docs/api/Components/Fields/IntegerField', limits: { byLoad: 39.2, scripts: 165.5, requests: 4 } },
  // The page with the longest table of the toolkit's names.
  { path: 'apiDocs', limits: { byLoad: 51.2, scripts: 157, requests: 3 } },
  // The only page that has an editor, with its own styles.
  { path: 'playground', limits: { byLoad: 38.3, scripts: 180.9, requests: 3 } },
];

/** The limits of files that are fetched only when a reader requests them, in KiB after gzip. */
export const fileBudgets = [
  // Grows with the content.
  { file: /^search-index\/[^/]+\.json$/, limit: 115 },
  // React, the toolkit and the compiler of samples; fetched when a live sample comes into view. It renders the screens of
  // the playground too.
  { file: /^live-frame\/[^/]+\.html$/, limit: 330 },
  // zod, for schemas that are written with it; fetched when one is opened in the playground.
  { file: /^live-frame\/zod-library-[^/]+\.js$/, limit: 54 },
];

/** The limit of a visit of a page with many links in view until it is quiet, compressed and with headers. */
export const visitBudget = {
  page: 'docs/api/controller',
  alone: { requests: 18, kib: 210 },
  /** With the pages that its links lead to: an article file for each docs page, three requests for each other page. */
  ahead: { requests: 45, kib: 420 },
};
