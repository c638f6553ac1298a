import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { imageSize } from 'image-size';
import { visit } from 'unist-util-visit';
import type { TextDiagnostic } from '../../config/diagnostics/diagnostic';
import { hasProtocol } from '../../config/paths/paths';
import { type AnyElement, elementName, hasAttribute, isAnyElement, readText, writeText } from './jsx-values';

function complete(image: AnyElement, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes))
    if (!hasAttribute(image, name)) writeText(image, name, value);
}

function sizeOf(source: string) {
  const [pathname = ''] = source.split(/[?#]/);
  const file = readFileSync(path.join('public', decodeURI(pathname)));
  const { width, height, orientation = 1 } = imageSize(file);
  const size = { width: String(Math.round(width)), height: String(Math.round(height)) };
  // A photograph that was taken upright is stored lying.
  return orientation >= 5 ? { width: size.height, height: size.width } : size;
}

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
      const size = sizeOf(source);
      if (!hasAttribute(image, 'width') && !hasAttribute(image, 'height')) complete(image, size);
    } catch (cause) {
      const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
      const reason = isMissing ? 'there is no such file' : (cause as Error).message;
      diagnostics.push({
        line,
        message: `The image "${source}" cannot be read (${reason}).`,
        fix: `Put the file at public${source} or correct the path.`,
      });
    }
  };

  return (tree: Root): void => {
    visit(tree, (node) => {
      if (isAnyElement(node) && elementName(node) === 'img') completeImage(node);
    });
  };
}
