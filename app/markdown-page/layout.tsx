import type { ReactNode } from 'react';
import { standaloneHeads } from '../standalone-heads';
import { StandalonePage } from '../standalone-page';

const head = standaloneHeads.markdownPage;

/** A page in the plain shell: its text in one column, without sidebar. */
export default function MarkdownPageLayout({ children }: { readonly children: ReactNode }) {
  return <StandalonePage head={head}>{children}</StandalonePage>;
}
