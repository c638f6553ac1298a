import { hrefOf } from '@/lib/config/paths/paths';
import { CodeBlock } from '../mdx/code-block/code-block';
import type { Example, ExampleContent } from './examples/examples';
import { exampleHash } from './state-hash';

export interface ListedExample {
  readonly example: Pick<Example, 'id' | 'label' | 'about' | 'source'>;
  readonly language: ExampleContent['language'];
  /** The colored schema; undefined for one that is too long to read here. */
  readonly html: string | undefined;
}

/** The examples as text: for those who read the page without scripts, or as Markdown. */
export function ExampleList({ listed }: { readonly listed: readonly ListedExample[] }) {
  return (
    <div data-examples="">
      {listed.map(({ example: { id, label, about, source }, language, html }) => (
        <section key={id}>
          <h3>
            <a href={`${hrefOf('/playground')}${exampleHash(id)}`}>{label}</a>
          </h3>
          <p>
            {about}
            {source && ` From ${source.name}, license: ${source.license}.`}
          </p>
          {html !== undefined && (
            <details>
              <summary>Schema</summary>
              <CodeBlock html={html} label={label} language={language === 'zod' ? 'ts' : 'json'} />
            </details>
          )}
        </section>
      ))}
    </div>
  );
}
