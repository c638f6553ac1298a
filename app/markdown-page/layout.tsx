import type { ReactNode } from 'react';
import { StandalonePage, standaloneMetadata } from '../standalone-page';

const head = {
  title: 'Markdown page',
  description:
    'What you can write on a page of this site: Markdown, and the components that every page may use.',
  path: '/markdown-page',
};

export const generateMetadata = () => standaloneMetadata(head);

/** A page in the plain shell: its text in one column, without sidebar. */
export default function MarkdownPageLayout({ children }: { readonly children: ReactNode }) {
  return <StandalonePage head={head}>{children}</StandalonePage>;
}
