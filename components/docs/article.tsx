'use client';

import { ArticleBehaviours } from '../behaviours/article-behaviours';
import { StaticMarkup } from '../static-markup/static-markup';

interface ArticleProps {
  /** Everything inside the `main`, from `renderMarkup`. */
  readonly html: string;
  /** Changes with the article, so that its behaviours are attached again when it is edited on screen. */
  readonly contentHash: string;
}

/** The main part of a docs page. */
export function Article({ html, contentHash }: ArticleProps) {
  return (
    <>
      <StaticMarkup as="main" html={html} data-article="" />
      <ArticleBehaviours contentHash={contentHash} />
    </>
  );
}
