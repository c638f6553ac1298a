import { createElement as h, type CSSProperties, type ReactElement } from 'react';
import { SOCIAL_SIZE } from '../../lib/publish/social-image';

/** What a picture says of a page. */
export interface CardWords {
  readonly title: string;
  /** The part of the site that the page belongs to. */
  readonly section: string | undefined;
  readonly siteTitle: string;
}

const ink = { paper: '#fcfcfa', text: '#17201c', muted: '#56615b', line: '#7f8983', accent: '#0b6656' };

const column: CSSProperties = { display: 'flex', flexDirection: 'column' };

/** A long title is written smaller, so that all of it fits. */
function titleSize(title: string): number {
  if (title.length <= 18) return 112;
  return title.length <= 48 ? 88 : 60;
}

/** The site's mark, as in `public/img/logo.svg`. */
const mark = h(
  'svg',
  { width: 84, height: 84, viewBox: '0 0 32 32', fill: 'none', strokeLinecap: 'round' },
  h('path', { stroke: ink.line, strokeWidth: 2, d: 'M17 5h6a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h-2' }),
  h('path', { stroke: ink.accent, strokeWidth: 3.5, d: 'M12 5H9a4 4 0 0 0-4 4v14a4 4 0 0 0 4 4h7M5 16h12' }),
);

const box = (style: CSSProperties, ...children: (ReactElement | string)[]) =>
  h('div', { style: { display: 'flex', ...style } }, ...children);

/** The picture of a page where it is shared, as elements that satori lays out: brand, section and title. */
export function socialCard({ title, section, siteTitle }: CardWords): ReactElement {
  const frame: CSSProperties = {
    ...column,
    ...SOCIAL_SIZE,
    justifyContent: 'space-between',
    padding: '80px 96px',
    borderBottom: `20px solid ${ink.accent}`,
    background: ink.paper,
    color: ink.text,
    fontFamily: 'Ysabeau',
  };
  return box(
    frame,
    box({ alignItems: 'center', gap: 24, fontSize: 52 }, mark, siteTitle),
    box(
      column,
      ...(section === undefined ? [] : [box({ color: ink.muted, fontSize: 44, marginBottom: 12 }, section)]),
      box({ fontSize: titleSize(title), lineHeight: 1.1, wordBreak: 'break-word' }, title),
    ),
  );
}
