import type { ArticleMarkup } from '../../next-formats/browser/article-of-payload';

/** An article on screen whose page the router still prepares. */
interface ArticleAhead {
  readonly html: string;
  readonly main: HTMLElement;
  /** The main part of the page that is left. React removes it, and has to find it where it was; until then it is hidden. */
  readonly covered: HTMLElement;
}

let ahead: ArticleAhead | undefined;

/** Whether an article is on screen whose page the router still prepares. */
export function isArticleAhead(): boolean {
  return ahead !== undefined;
}

/** Whether that article has this markup. */
export function isShownAhead(html: string): boolean {
  return ahead?.html === html;
}

/** Removes the article and shows the page that was covered, for example when the reader goes back before the router has followed. */
export function withdrawArticle(): void {
  ahead?.main.remove();
  ahead?.covered.style.removeProperty('display');
  ahead = undefined;
}

/** The main part of the docs page that the router has shown last; undefined outside of the docs and without a sidebar. */
export function coverableMain(): HTMLElement | undefined {
  return ahead?.covered ?? document.querySelector<HTMLElement>('main[data-sidebar]') ?? undefined;
}

/** Elements that fetch a file as soon as they are made, even out of the document. */
const FETCHES = /<(?:audio|video)\b|<img\b(?![^>]*\sloading="lazy")/;

/** Whether the browser fetches a file as soon as it parses the article. */
export function fetchesWhenMade({ html }: ArticleMarkup): boolean {
  return FETCHES.test(html);
}

/** The main part of a page as React would make it, out of the document. */
export function makeMain({ html, sidebar }: ArticleMarkup): HTMLElement {
  const main = document.createElement('main');
  Object.assign(main.dataset, { article: '', sidebar });
  main.innerHTML = html;
  return main;
}

/**
 * Shows an article in the place of the one on screen, before its page is there.
 * @param covered from `coverableMain`
 * @param main from `makeMain`
 * @param html what it was made from
 */
export function showArticleAhead(covered: HTMLElement, main: HTMLElement, html: string): void {
  withdrawArticle();
  covered.before(main);
  covered.style.display = 'none';
  ahead = { html, main, covered };
}

/**
 * Hands the main part on screen over to the page that the router has prepared, which removes it when it leaves itself;
 * undefined when the article on screen has other markup.
 */
export function adoptArticle(html: string): HTMLElement | undefined {
  const main = isShownAhead(html) ? ahead?.main : undefined;
  if (main) ahead = undefined;
  return main;
}
