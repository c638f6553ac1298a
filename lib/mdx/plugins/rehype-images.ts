import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { imageSize } from 'image-size';
import { visit } from 'unist-util-visit';
import type { TextDiagnostic } from '../../config/diagnostics/diagnostic';
import { decodePath, hasProtocol } from '../../config/paths/paths';
import { type AnyElement, elementName, hasAttribute, isAnyElement, readText, writeText } from './jsx-values';

function complete(image: AnyElement, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes))
    if (!hasAttribute(image, name)) writeText(image, name, value);
}

/**
 * Returns the size of a picture below `public/`, in pixels.
 * @throws when it cannot be read.
 */
export function pictureSize(source: string): { readonly width: number; readonly height: number } {
  const [pathname = ''] = source.split(/[?#]/);
  const file = path.join('public', decodePath(pathname));
  const { width, height, orientation = 1 } = imageSize(readFileSync(file));
  // A photograph that was taken upright is stored lying.
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

const fixOfMissing = (source: string) =>
  source.startsWith('/public/')
    ? `Write ${source.slice('/public'.length)}, as paths begin within public/.`
    : `Put the file at public${source} or correct the path.`;

interface ImagesOptions {
  readonly diagnostics: TextDiagnostic[];
  /** Receives the paths of the pictures whose size the page will hold. */
  readonly images: string[];
}

/** Sets the intrinsic size of each image, so that the text below it never moves, and loads it when it comes near. */
export function rehypeImages({ diagnostics, images }: ImagesOptions) {
  const completeImage = (image: AnyElement): void => {
    complete(image, { loading: 'lazy', decoding: 'async' });
    const source = readText(image, 'src');
    if (source === undefined || hasProtocol(source)) return;
    const line = image.position?.start.line;
    if (!source.startsWith('/')) {
      diagnostics.push({
        line,
        message: `The image "${source}" has no URL from the root.`,
        fix: `Put it below public/ and write its path there, e.g. /img/${path.basename(source)}.`,
      });
      return;
    }
    images.push(source);
    try {
      const { width, height } = pictureSize(source);
      if (!hasAttribute(image, 'width') && !hasAttribute(image, 'height'))
        complete(image, { width: String(Math.round(width)), height: String(Math.round(height)) });
    } catch (cause) {
      const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
      const reason = isMissing ? 'there is no such file' : (cause as Error).message;
      diagnostics.push({
        line,
        message: `The image "${source}" cannot be read (${reason}).`,
        fix: isMissing ? fixOfMissing(decodePath(source)) : 'Save it as a picture with a width and a height.',
      });
    }
  };

  return (tree: Root): void => {
    visit(tree, (node) => {
      if (isAnyElement(node) && elementName(node) === 'img') completeImage(node);
    });
  };
}
