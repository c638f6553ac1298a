/** One entry of content/redirects.ts: an address that a page had, and where its readers go now. */
export interface Redirect {
  /** Decoded path without base path, e.g. `/docs/tutorial/old name`. */
  readonly from: string;
  /** A path of this site, with `?` and `#` if need be, or a whole address of another one. */
  readonly to: string;
}

/** A redirect and where it is written. */
export interface WrittenRedirect extends Redirect {
  readonly file: string;
  readonly line: number | undefined;
}

/** Whether a redirect leads to another site. */
export const leadsElsewhere = ({ to }: Pick<Redirect, 'to'>): boolean => /^https?:\/\//i.test(to);
