import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { imageSize } from 'image-size';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const isElsewhere = (source: string) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(source);

/** Width and height in CSS pixels of an image below the public folder. */
async function readSize(source: string, publicFolder: string) {
  const [pathname = ''] = source.split(/[?#]/);
  return imageSize(await readFile(path.join(publicFolder, decodeURI(pathname))));
}

async function completeImage(image: Element, publicFolder: string, file: VFile) {
  const source = typeof image.properties.src === 'string' ? image.properties.src : '';
  Object.assign(image.properties, { loading: 'lazy', decoding: 'async' });
  if (isElsewhere(source)) return;
  if (!source.startsWith('/'))
    file.fail(
      `The image "${source}" has no address from the root. Put it below public/ and write its path there, e.g. /img/${path.basename(source)}.`,
      image,
      'site:image',
    );
  try {
    const { width, height } = await readSize(source, publicFolder);
    Object.assign(image.properties, { width, height });
  } catch (cause) {
    const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    const reason = isMissing ? 'there is no such file' : (cause as Error).message;
    file.fail(
      `The image "${source}" cannot be read (${reason}). Put the file at public${source} or correct the path.`,
      image,
      'site:image',
    );
  }
}

/** Sets the intrinsic size of each image, so that the text below it never moves, and loads it when it comes near. */
export function rehypeImages({ publicFolder }: { readonly publicFolder: string }) {
  return async (tree: Root, file: VFile) => {
    const images: Element[] = [];
    visit(tree, 'element', (element) => {
      if (element.tagName === 'img') images.push(element);
    });
    await Promise.all(images.map((image) => completeImage(image, publicFolder, file)));
  };
}
