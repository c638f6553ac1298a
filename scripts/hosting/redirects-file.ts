interface RedirectRule {
  /** Encoded path, below the base path. */
  readonly from: string;
  /** Encoded path, or a whole address. */
  readonly to: string;
}

/**
 * Returns the `_redirects` file that Netlify and Cloudflare Pages read from the root of an export. Each rule is there
 * twice: Netlify prefers the page at the old address unless the rule ends in `!`, and Cloudflare, which never prefers
 * it, skips a line with that sign.
 */
export function formatRedirectsFile(redirects: readonly RedirectRule[]): string {
  const lines = redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].flatMap((source) => [`${source} ${to} 301!\n`, `${source} ${to} 301\n`]),
  );
  return lines.join('');
}
