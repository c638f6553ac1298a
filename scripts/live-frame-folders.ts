/** Where the page that runs live samples is served from. */
export const frameFolder = 'public/live-frame';

/** What the build of the pages reads; `components/mdx/live-code/live-frame-files.ts` names the same folder. */
export const buildFolder = '.cache/live-frame';
