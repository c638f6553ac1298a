import { hrefOf } from '@/lib/paths/href';
import { ReplacePage } from './replace-page';

interface RedirectNoticeProps {
  /** Title of the page that this one leads to. */
  readonly title: string;
  /** Its url without the base path. */
  readonly url: string;
}

/** A page that has moved on: a static host can send no redirect, so the page itself leads there. */
export function RedirectNotice({ title, url }: RedirectNoticeProps) {
  return (
    <main>
      <meta httpEquiv="refresh" content={`0; url=${hrefOf(url)}`} />
      <h1>{title}</h1>
      <p>
        This page is at <a href={hrefOf(url)}>{title}</a>.
      </p>
      <ReplacePage url={url} />
    </main>
  );
}
