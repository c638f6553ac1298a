import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { Contents } from '@/components/docs/contents/contents';
import { getSite } from '@/lib/config/site';
import { pipelineOptions } from '@/lib/content/examine-article';
import { compilePage } from '@/lib/mdx/compile-page';
import { nestHeadings } from '@/lib/mdx/plugins/contents/nest-headings';
import { inEnglish } from '@/lib/translations/translate';
import { standaloneHeads } from '../standalone-heads';
import { StandalonePage } from '../standalone-page';

const head = standaloneHeads.markdownPage;

/** The headings of the page, which `@next/mdx` does not hand over; the check before a build has compiled them already. */
async function readContents() {
  const site = await getSite();
  const sourceFile = path.resolve('app/markdown-page/page.mdx');
  const body = readFileSync(sourceFile, 'utf8');
  const options = { ...pipelineOptions(site), isInApp: true };
  const { headings } = await compilePage({ sourceFile, body, resolve: (written) => written, options });
  const { minHeadingLevel, maxHeadingLevel } = site.docs.tableOfContents;
  return nestHeadings(headings, minHeadingLevel, maxHeadingLevel);
}

/** A page in the plain shell: its text and its contents, without sidebar. */
export default async function MarkdownPageLayout({ children }: { readonly children: ReactNode }) {
  return (
    <StandalonePage head={head} contents={<Contents entries={await readContents()} {...inEnglish} />}>
      {children}
    </StandalonePage>
  );
}
