'use client';

import { use, useLayoutEffect } from 'react';
import {
  fetchArticle,
  forgetArticle,
  storeArticle,
  knownArticle,
  noteSidebar,
  type Article as ArticleFile,
  type ArticleSummary,
} from '@/lib/browser/navigation/articles';
import { loadFailedPage } from '@/lib/browser/navigation/pending-navigation';
import { useShownPath } from '@/lib/browser/navigation/shown-path';
import { isSamePath } from '@/lib/config/paths/paths';
import { ArticleBehaviors } from './article-behaviors';
import { StaticMarkup } from '../static-markup/static-markup';
import { headElements } from '../ui/head-elements';
import { articleTexts } from './article-text';

/** The text that the document was served with, before scripts have changed it. */
function readDocument(written: ArticleSummary): ArticleFile | undefined {
  const main = document.querySelector<HTMLElement>('main[data-article]');
  if (main?.dataset.article !== written.contentHash) return undefined;
  const article = { ...written, html: main.innerHTML };
  storeArticle(article);
  return article;
}

const arriving = new Map<string, Promise<ArticleFile>>();

/**
 * The article at `path`, which React waits for while the page before it stays; a failure leaves the page to the browser.
 * @param contentHash what the router says of the article, so that it counts as the one that was expected
 */
function arrivingArticle(path: string, contentHash: string | undefined): Promise<ArticleFile> {
  const waiting = arriving.get(path);
  if (waiting) return waiting;
  const promise = fetchArticle(path).then(
    (fetched) => {
      arriving.delete(path);
      const article = contentHash === undefined ? fetched : { ...fetched, contentHash };
      storeArticle(article);
      return article;
    },
    () => {
      arriving.delete(path);
      loadFailedPage();
      return new Promise<never>(() => undefined);
    },
  );
  arriving.set(path, promise);
  return promise;
}

/** The article of the path on screen, which is that of the page that the router knows unless a reader has moved on from it. */
function useArticle(written: ArticleSummary): ArticleFile {
  const path = useShownPath();
  if (typeof window === 'undefined') return { ...written, html: articleTexts.get(written.path) ?? '' };
  const isWritten = isSamePath(path, written.path);
  const article = knownArticle(path);
  if (article && (!isWritten || article.contentHash === written.contentHash)) return article;
  const served = isWritten && !article ? readDocument(written) : undefined;
  if (served) return served;
  // It was edited, or the site was published again.
  if (article) forgetArticle(path);
  return use(arrivingArticle(path, isWritten ? written.contentHash : undefined));
}

/** The text and the head of an article. The router announces its title, also where only the article is replaced. */
function ArticleText({ html, contentHash, head, sidebar }: ArticleFile) {
  useLayoutEffect(() => {
    noteSidebar(sidebar);
    return () => noteSidebar(undefined);
  }, [sidebar]);
  return (
    <>
      {headElements(head)}
      <StaticMarkup as="main" html={html} data-article={contentHash} />
      <ArticleBehaviors contentHash={contentHash} />
    </>
  );
}

/**
 * The main part of a docs page, and the head that belongs to it. The server alone reads the text: the document holds it once, the
 * router's data does not, and the browser takes that of other pages from their article files.
 */
export function Article(written: ArticleSummary) {
  // No hook may follow here: where the article arrives before the next rendering, `use` is skipped, and React reports error 467.
  return <ArticleText {...useArticle(written)} />;
}
