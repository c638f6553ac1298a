import { Fragment } from 'react';
import { hrefOf } from '@/lib/config/paths/paths';
import { longCode } from '@/lib/mdx/plugins/rehype-elements';

/** Code in which each name that is documented links to its documentation. */
export function LinkedCode({
  code,
  links,
}: {
  readonly code: string;
  readonly links: Readonly<Record<string, string>>;
}) {
  return code.split(/([A-Za-z_$][\w$]*)/).map((part, index) => {
    const path = index % 2 === 1 && Object.hasOwn(links, part) ? links[part] : undefined;
    // Parts never move, so their place is a key.
    const key = index;
    if (path === undefined) return <Fragment key={key}>{part}</Fragment>;
    return (
      <a key={key} href={hrefOf(path)}>
        {part}
      </a>
    );
  });
}

/** A docstring's words, in which backquotes mark code. */
export function InlineCodeText({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} data-long={longCode(part)}>
        {part}
      </code>
    ),
  );
}
