import type { ReactNode } from 'react';
import { DocsFrame } from '@/components/docs/docs-frame';

/** The docs' two columns; they stay while pages and sidebars change, and so does whether the sidebar is hidden. */
export default function DocsLayout({ children }: { readonly children: ReactNode }) {
  return <DocsFrame>{children}</DocsFrame>;
}
