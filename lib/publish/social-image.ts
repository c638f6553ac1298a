import type { Site } from '../config/site';
import { pictureSize } from '../mdx/plugins/rehype-images';

/** Below the site's root, the pictures that the build renders of pages. */
export const SOCIAL_FOLDER = '/social';

/** The size in pixels that social networks show at full width. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** The characters of the pictures' font: Latin letters and the signs that English text uses. */
const RENDERABLE = /^[\x20-\x7e\u00a0-\u00ff\u2010-\u2027€™]+$/;

/** Whether a picture can show these words. */
export const isRenderable = (words: string) => RENDERABLE.test(words);

export interface SocialImage {
  /** Path from the root, or a full URL. */
  readonly path: string;
  readonly width?: number;
  readonly height?: number;
  readonly alt: string;
}

/** Path of the picture that the build renders of a page: `/docs/x` → `/social/docs/x.png`. */
export const renderedImagePath = (pagePath: string): string =>
  `${SOCIAL_FOLDER}${pagePath.replace(/\/+$/, '') || '/index'}.png`;

/** Width and height of a picture of the site; nothing for one that cannot be read, such as one of another site. */
function sizeOf(source: string): Pick<SocialImage, 'width' | 'height'> {
  if (!source.startsWith('/') || source.startsWith('//')) return {};
  try {
    return pictureSize(source);
  } catch {
    return {};
  }
}

/**
 * Returns the picture of a page: its own, else the one that the build renders, else the site's.
 * @param page `title` is undefined for a page that has no name but the site's
 */
export function socialImageOf(
  site: Site,
  page: { readonly title: string | undefined; readonly path: string; readonly image?: string | undefined },
): SocialImage | undefined {
  const { title, image } = page;
  const alt = title ?? site.title;
  if (image === undefined && title !== undefined && isRenderable(title))
    return { path: renderedImagePath(page.path), ...SOCIAL_SIZE, alt };
  const source = image ?? site.image;
  return source === undefined ? undefined : { path: source, ...sizeOf(source), alt };
}
