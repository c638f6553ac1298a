'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { adoptArticle, isShownAhead } from '@/lib/browser/navigation/article-ahead';
import { ArticleBehaviours } from '../behaviours/article-behaviours';
import { StaticMarkup } from '../static-markup/static-markup';

interface ArticleProps {
  /** One object with its properties in this order: `lib/next-formats/browser/article-of-payload.ts` reads them from the payload. */
  readonly article: {
    /** Everything inside the `main`, from `renderMarkup`. */
    readonly html: string;
    /** Id of the sidebar that the page is in; undefined for none. */
    readonly sidebar: string | undefined;
  };
  /** Changes with the article, so that its behaviours are attached again when it is edited on screen. */
  readonly contentHash: string;
}

/** The main part of a docs page. One that is on screen before the router has prepared its page is taken over as it is. */
export function Article({ article: { html, sidebar }, contentHash }: ArticleProps) {
  const [isAdopting, setAdopting] = useState(() => isShownAhead(html));
  const place = useRef<HTMLTemplateElement>(null);
  useLayoutEffect(() => {
    if (!isAdopting) return undefined;
    const main = adoptArticle(html);
    // It was withdrawn after this was rendered.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- rendered again before it is painted, and hardly ever
    if (!main) return setAdopting(false);
    // A sidebar that came with the page was put behind it.
    if (place.current?.previousElementSibling !== main) place.current?.before(main);
    return () => main.remove();
  }, [isAdopting, html]);
  return (
    <>
      {isAdopting ? (
        <template ref={place} />
      ) : (
        <StaticMarkup as="main" html={html} data-article="" data-sidebar={sidebar} />
      )}
      <ArticleBehaviours contentHash={contentHash} />
    </>
  );
}
