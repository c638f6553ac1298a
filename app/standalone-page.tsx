import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { StandaloneMain, type StandaloneWidth } from '@/components/docs/standalone-main';
import { getSite } from '@/lib/config/site';
import { hrefOf, markdownPath } from '@/lib/config/paths/paths';
import { pageMetadata } from '@/lib/publish/metadata';
import { articleStructuredData } from '@/lib/publish/structured-data';
import type { StandaloneHead } from './standalone-heads';

export async function standaloneMetadata(head: StandaloneHead): Promise<Metadata> {
  return pageMetadata(await getSite(), head);
}

interface StandalonePageProps {
  readonly head: StandaloneHead;
  readonly width?: StandaloneWidth;
  readonly children: ReactNode;
}

/** A page outside of the docs, with what every docs page has for other readers. */
export async function StandalonePage({ head, width, children }: StandalonePageProps) {
  const site = await getSite();
  return (
    <StandaloneMain
      path={head.path}
      width={width}
      structuredData={articleStructuredData(site, head)}
      markdownHref={hrefOf(markdownPath(head.path))}
    >
      {children}
    </StandaloneMain>
  );
}
