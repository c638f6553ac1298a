import type { ComponentPropsWithoutRef } from 'react';
import { FOOTNOTES_ID } from '@/lib/config/paths/shell-ids';
import { translate } from '@/lib/translations/translate';
import hidden from '../visually-hidden.module.css';

interface HeadingProps extends ComponentPropsWithoutRef<'h2'> {
  readonly 'data-words'?: string;
}

/**
 * A heading of running text with a link to it, named by the heading's words. The link is next to the heading:
 * inside, its words would be part of the heading's name, which screen readers list.
 */
function Heading({
  level: Tag,
  'data-words': words = '',
  ...heading
}: HeadingProps & { level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6' }) {
  // The footnotes' heading is made by the parser, for readers who move by headings; nothing links to it.
  if (heading.id === FOOTNOTES_ID) return <Tag {...heading} className={hidden.visuallyHidden} />;
  const label = translate('Direct link to {heading}', { heading: words });
  return (
    <div data-heading={Tag.slice(1)}>
      <Tag {...heading} />
      <a className="hash-link" href={`#${heading.id}`} aria-label={label} title={label}>
        &#8203;
      </a>
    </div>
  );
}

export const H2 = (props: HeadingProps) => <Heading level="h2" {...props} />;
export const H3 = (props: HeadingProps) => <Heading level="h3" {...props} />;
export const H4 = (props: HeadingProps) => <Heading level="h4" {...props} />;
export const H5 = (props: HeadingProps) => <Heading level="h5" {...props} />;
export const H6 = (props: HeadingProps) => <Heading level="h6" {...props} />;
