import type { ReactNode } from 'react';
import { getSectionSidebar } from '@/lib/content/pages';
import { decodePath } from '@/lib/config/paths/paths';
import { DocsSidebar } from '../docs-sidebar';

interface SectionLayoutProps {
  readonly params: Promise<{ section: string }>;
  readonly children: ReactNode;
}

/** The sidebar of a section, above its pages so that it stays while they change. */
export default async function SectionLayout({ params, children }: SectionLayoutProps) {
  const sidebar = await getSectionSidebar(decodePath((await params).section));
  return (
    <>
      {sidebar && <DocsSidebar {...sidebar} />}
      {children}
    </>
  );
}
