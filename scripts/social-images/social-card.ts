import { SOCIAL_SIZE } from '../../lib/publish/social-image';
import { baselineOf, breakLines, outlineOf, widthOf } from './face';

/** What a picture says of a page. */
export interface CardWords {
  readonly title: string;
  /** The part of the site that the page belongs to. */
  readonly section: string | undefined;
  readonly siteTitle: string;
}

/** The colours of a picture, all on paper. */
export const ink = { text: '#17201c', muted: '#56615b', accent: '#0b6656', line: '#7f8983' } as const;
export const paper = '#fcfcfa';

export type Ink = keyof typeof ink;

/** What is drawn at once, and the part of the picture that it lies in; the last column and row are excluded. */
export interface Drawing {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Shapes of an SVG by their colour, three at most. They do not overlap. */
  readonly shapes: Readonly<Partial<Record<Ink, string>>>;
}

/** Space around the words. */
const margin = { x: 96, y: 80 };
/** Height of the bar at the bottom. */
const bar = 20;
const markSize = 84;
const gap = { mark: 24, section: 12 };
/** How far a letter may reach beyond its width. */
const overhang = 24;
const brandSize = 52;
const section = { size: 44, lineHeight: 1.343 };
const titleLineHeight = 1.1;

/** A long title is written smaller, so that all of it fits. */
function titleSize(title: string): number {
  if (title.length <= 18) return 112;
  if (title.length <= 48) return 88;
  return title.length <= 110 ? 60 : 44;
}

const path = (data: string) => `<path stroke="none" d="${data}"/>`;

/** A line of the site's mark, as in `public/img/logo.svg`. */
const stroke = (width: number, data: string) =>
  `<g transform="translate(${margin.x} ${margin.y}) scale(${markSize / 32})" fill="none" ` +
  `stroke-width="${width}" stroke-linecap="round"><path d="${data}"/></g>`;

/** What the pictures of all pages of a site show: its mark, its name and a bar. */
export function drawBrand(siteTitle: string): Drawing {
  const { width, height } = SOCIAL_SIZE;
  const place = {
    x: margin.x + markSize + gap.mark,
    baseline: margin.y + markSize / 2 + baselineOf(0) * brandSize,
    size: brandSize,
  };
  const shapes = {
    accent:
      stroke(3.5, 'M12 5H9a4 4 0 0 0-4 4v14a4 4 0 0 0 4 4h7M5 16h12') +
      path(`M0 ${height - bar}h${width}v${bar}H0z`),
    line: stroke(2, 'M17 5h6a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h-2'),
    text: path(outlineOf(siteTitle, place)),
  };
  return { left: 0, right: width, top: 0, bottom: height, shapes };
}

/** What the picture of a page shows of the page: the section above the title, which ends at the bottom. */
export function drawPage({ title, section: name }: Pick<CardWords, 'title' | 'section'>): Drawing {
  const { width, height } = SOCIAL_SIZE;
  const size = titleSize(title);
  const lines = breakLines(title, size, width - 2 * margin.x);
  const lineHeight = size * titleLineHeight;
  const titleTop = height - bar - margin.y - lines.length * lineHeight;
  const baselineAt = (line: number) => titleTop + line * lineHeight + baselineOf(titleLineHeight) * size;
  const outlines = lines.map((text, line) =>
    outlineOf(text, { x: margin.x, baseline: baselineAt(line), size }),
  );
  const sectionTop = titleTop - gap.section - section.lineHeight * section.size;
  const place = {
    x: margin.x,
    baseline: sectionTop + baselineOf(section.lineHeight) * section.size,
    size: section.size,
  };
  const widths = [...lines.map((text) => widthOf(text, size)), name ? widthOf(name, section.size) : 0];
  return {
    left: margin.x - overhang,
    right: Math.min(width, Math.ceil(margin.x + Math.max(...widths) + overhang)),
    top: Math.max(0, Math.floor(sectionTop)),
    bottom: height - bar,
    shapes: {
      text: path(outlines.join('')),
      ...(name !== undefined && { muted: path(outlineOf(name, place)) }),
    },
  };
}
