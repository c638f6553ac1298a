import type { Graph } from 'schema-dts';

/** What search engines read of a page. A block of data is not a script: no browser runs it and no policy blocks it. */
export function JsonLd({ data }: { readonly data: Graph }) {
  // An end tag within a text would end the block.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
