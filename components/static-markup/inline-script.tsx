import type { InlineSource } from '@/lib/browser/page-load/inline-script';

/** A script that runs in place while the page is being read; the export allows it by its hash. */
export function InlineScript({ source }: { readonly source: InlineSource }) {
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}
