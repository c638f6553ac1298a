import { useMemo, type HTMLAttributes, type Ref } from 'react';
import { STATIC_MARKUP_ATTRIBUTE } from './static-markup-attribute';

interface StaticMarkupProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'children' | 'dangerouslySetInnerHTML'
> {
  readonly as?: 'div' | 'main';
  /** From `renderMarkup`. */
  readonly html: string;
  /**
   * How the page's data repeats `html`: as it is, without the marks that `markCurrent` adds, or not at all; then the
   * document alone has it.
   */
  readonly repetition?: 'exact' | 'marked' | 'none';
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * An element whose content is one string of markup that React never hydrates; see docs/decisions/0001-static-markup.md.
 * The export sends the string once: the page's data reads it back from the element with the attribute.
 */
export function StaticMarkup({
  as: Tag = 'div',
  html,
  repetition = 'exact',
  ...attributes
}: StaticMarkupProps) {
  // React writes the content again for another object, which would undo what scripts have changed in it.
  const content = useMemo(() => ({ __html: html }), [html]);
  const mark =
    repetition === 'none' ? {} : { [STATIC_MARKUP_ATTRIBUTE]: repetition === 'marked' ? 'marked' : '' };
  return <Tag {...attributes} {...mark} dangerouslySetInnerHTML={content} />;
}
