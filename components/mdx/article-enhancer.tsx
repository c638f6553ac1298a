'use client';

import { useLayoutEffect } from 'react';
import { enhanceArticle } from './enhance-article';

export interface ArticleEnhancerProps {
  /** Changes whenever the article does, such as a hash of its markup. */
  readonly version: string;
}

/** Makes the page's article, the element with `data-article`, interactive. Renders nothing itself. */
export function ArticleEnhancer({ version }: ArticleEnhancerProps) {
  // Before the browser paints, so that a chosen tab never follows the default one on the screen.
  useLayoutEffect(() => {
    const article = document.querySelector<HTMLElement>('[data-article]');
    return article ? enhanceArticle(article) : undefined;
  }, [version]);
  return null;
}
