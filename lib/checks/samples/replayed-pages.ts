/** Pages whose commands `e2e/docs` runs, in an empty folder and against the package that the site serves. */
export const replayedPages = {
  gettingStarted: 'content/docs/tutorial/getting started.mdx',
  installation: 'content/docs/tutorial/installation.mdx',
  releases: 'content/docs/releases/index.mdx',
};
