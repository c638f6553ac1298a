import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { imageSize } from 'image-size';
import { visit } from 'unist-util-visit';
import type { TextDiagnostic } from '../../config/diagnostics/diagnostic';
import { decodePath, hasProtocol } from '../../config/paths/paths';
import { attributeValues, complete, elementName, hasAttribute, isAnyElement, readText } from './jsx-values';

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
  const readSize = (source: unknown, line: number | undefined) => {
    if (typeof source !== 'string' || hasProtocol(source)) return undefined;
    const report = (message: string, fix: string) => void diagnostics.push({ line, message, fix });
    if (!source.startsWith('/'))
      return report(
        `The image "${source}" has no URL from the root.`,
        `Put it below public/ and write its path there, e.g. /img/${path.basename(source)}.`,
      );
    images.push(source);
    try {
      return pictureSize(source);
    } catch (cause) {
      const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
      const reason = isMissing ? 'there is no such file' : (cause as Error).message;
      const fix = isMissing
        ? fixOfMissing(decodePath(source))
        : 'Save it as a picture with a width and a height.';
      return report(`The image "${source}" cannot be read (${reason}).`, fix);
    }
  };

  return (tree: Root): void => {
    visit(tree, (node) => {
      const line = node.position?.start.line;
      const { picture } = 'attributes' in node ? Object.fromEntries(attributeValues(node, true)) : {};
      // Only a card has one.
      if (typeof picture === 'object')
        for (const source of Object.values(picture ?? {})) readSize(source, line);
      if (!isAnyElement(node) || elementName(node) !== 'img') return;
      complete(node, { loading: 'lazy', decoding: 'async' });
      const size = readSize(readText(node, 'src'), line);
      if (size && !hasAttribute(node, 'width') && !hasAttribute(node, 'height'))
        complete(node, { width: String(Math.round(size.width)), height: String(Math.round(size.height)) });
    });
  };
}
