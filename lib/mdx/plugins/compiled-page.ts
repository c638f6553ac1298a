/** A heading of a page; `depth` is 2–6, `html` keeps inline markup without links, `text` is plain. */
export interface Heading {
  readonly id: string;
  readonly depth: number;
  readonly text: string;
  readonly html: string;
}

/** A run of a page's text under one heading: what the search index holds. */
export interface Section {
  /** Empty for the text before the first heading. */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  /** Identifiers found in code, so that a name can be searched without its surrounding code. */
  readonly identifiers: readonly string[];
}

export interface ArticleLink {
  /** As written, e.g. `../types.mdx#numbers`. */
  readonly written: string;
  /** The decoded path or URL it leads to, with its query and hash; undefined for a file that is not a page. */
  readonly destination: string | undefined;
  readonly line: number | undefined;
}
