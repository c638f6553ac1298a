/** Other sites whose content pages may show: `embeds` of the configuration. */
export interface Embeds {
  /** Origins of `<iframe>`. */
  readonly frames: readonly string[];
  /** Origins of `<video>`, `<audio>`, `<source>` and `<track>`. */
  readonly media: readonly string[];
}

/** The directives of the page's policy that rule on what a writer embeds; pictures may come from any secure host. */
export function resourceDirectives({ frames, media }: Embeds): string[] {
  return [
    `img-src 'self' data: https:`,
    ['frame-src', `'self'`, ...frames].join(' '),
    ['media-src', `'self'`, ...media].join(' '),
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
  ];
}
