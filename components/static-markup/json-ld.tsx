import type { Graph } from 'schema-dts';
import { STATIC_MARKUP_ATTRIBUTE } from './static-markup-attribute';

interface JsonLdProps {
  readonly data: Graph;
  /** Whether it is in the page itself, whose data repeats its text, rather than within static markup. */
  readonly isRepeated?: boolean;
}

/** What search engines read of a page. A block of data is not a script: no browser runs it and no policy blocks it. */
export function JsonLd({ data, isRepeated = false }: JsonLdProps) {
  const mark = isRepeated ? { [STATIC_MARKUP_ATTRIBUTE]: '' } : {};
  // An end tag within a text would end the block.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script {...mark} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
