import type { ReactNode } from 'react';
import { standaloneHeads } from '../standalone-heads';
import { StandalonePage, standaloneMetadata } from '../standalone-page';

const head = standaloneHeads.markdownPage;

export const generateMetadata = () => standaloneMetadata(head);

/** A page in the plain shell: its text in one column, without sidebar. */
export default function MarkdownPageLayout({ children }: { readonly children: ReactNode }) {
  return <StandalonePage head={head}>{children}</StandalonePage>;
}
