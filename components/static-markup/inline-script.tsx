import type { InlineSource } from '@/lib/browser/page-load/inline-script';
import { STATIC_MARKUP_ATTRIBUTE } from './static-markup-attribute';

interface InlineScriptProps {
  readonly source: InlineSource;
  /** Whether it is in the page itself, whose data repeats its text, rather than within static markup. */
  readonly isRepeated?: boolean;
}

/** A script that runs in place while the page is being read; the export allows it by its hash. */
export function InlineScript({ source, isRepeated = false }: InlineScriptProps) {
  const mark = isRepeated ? { [STATIC_MARKUP_ATTRIBUTE]: '' } : {};
  return <script {...mark} dangerouslySetInnerHTML={{ __html: source }} />;
}
