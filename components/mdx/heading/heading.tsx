import { type ComponentPropsWithoutRef, isValidElement, type ReactNode } from 'react';
import { FOOTNOTES_ID } from '@/lib/config/paths/shell-ids';
import { translate } from '@/lib/translations/translate';
import hidden from '../visually-hidden.module.css';

type Level = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/**
 * A heading of running text with a link to it, named by the heading's plain text. The link is next to the heading:
 * inside, its words would be part of the heading's name, which screen readers list.
 */
function Heading({ level: Tag, id, children, ...rest }: ComponentPropsWithoutRef<'h2'> & { level: Level }) {
  // The footnotes' heading is made by the parser, for readers who move by headings; nothing links to it.
  if (id === FOOTNOTES_ID)
    return (
      <Tag id={id} className={hidden.visuallyHidden}>
        {children}
      </Tag>
    );
  const heading = (
    <Tag id={id} {...rest}>
      {children}
    </Tag>
  );
  if (id === undefined) return heading;
  const label = translate('Direct link to {heading}', { heading: textOf(children).trim() });
  return (
    <div data-heading={Tag.slice(1)}>
      {heading}
      <a className="hash-link" href={`#${id}`} aria-label={label} title={label}>
        &#8203;
      </a>
    </div>
  );
}

type HeadingProps = ComponentPropsWithoutRef<'h2'>;

export const H2 = (props: HeadingProps) => <Heading level="h2" {...props} />;
export const H3 = (props: HeadingProps) => <Heading level="h3" {...props} />;
export const H4 = (props: HeadingProps) => <Heading level="h4" {...props} />;
export const H5 = (props: HeadingProps) => <Heading level="h5" {...props} />;
export const H6 = (props: HeadingProps) => <Heading level="h6" {...props} />;

/** The plain text of what an element shows: names for assistive technology are made from it. */
export function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map((child: ReactNode) => textOf(child)).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}
