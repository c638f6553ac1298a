import type { InlineSource } from '@/lib/browser/page-load/inline-script';
import { type HTMLAttributes, type Ref, useMemo } from 'react';

interface StaticMarkupProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'children' | 'dangerouslySetInnerHTML'
> {
  readonly as?: 'div' | 'main';
  readonly html: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** An element whose content is one string of markup that React never hydrates; see docs/decisions/0001-static-markup.md. */
export function StaticMarkup({ as: Tag = 'div', html, ...attributes }: StaticMarkupProps) {
  // React writes the content again for another object, which would undo what scripts have changed in it.
  const content = useMemo(() => ({ __html: html }), [html]);
  // A script may have changed it while the page was being read.
  return <Tag {...attributes} dangerouslySetInnerHTML={content} suppressHydrationWarning />;
}

/** A script that runs in place while the page is being read; the export allows it by its hash. */
export function InlineScript({ source }: { readonly source: InlineSource }) {
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}
