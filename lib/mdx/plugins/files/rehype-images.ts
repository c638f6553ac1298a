import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { translate } from '../../../translations/translate';
import { publicFile } from '../../../config/public-files';
import type { TextDiagnostic } from '../../../diagnostics/diagnostic';
import { isJsxElement, textAttribute, type JsxElement } from '../jsx-attribute';
import { pictureSize, type PictureSize } from './picture-size';
import type { PublishedFile } from './published-file';

interface ImagesOptions {
  /** Folders whose files are served as they are. */
  readonly publicFolders: readonly string[] | undefined;
  /** The files beside the page that it shows. */
  readonly published: readonly PublishedFile[];
  readonly diagnostics: TextDiagnostic[];
}

const isElsewhere = (source: string) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(source);

/** From which width on a picture shows more when it is opened than in the text of a narrow window. */
const leastZoomed = 480;

type Image = Element | JsxElement;

const sourceOf = (image: Image) => {
  const value = image.type === 'element' ? image.properties.src : textAttribute(image, 'src')?.value;
  return typeof value === 'string' ? value : undefined;
};

/** Sets attributes that a writer has not written. */
function complete(image: Image, attributes: Readonly<Record<string, string | number>>): void {
  if (image.type === 'element') Object.assign(image.properties, { ...attributes, ...image.properties });
  else
    for (const [name, value] of Object.entries(attributes)) {
      const isWritten = image.attributes.some(
        (entry) => entry.type === 'mdxJsxAttribute' && entry.name === name,
      );
      if (!isWritten) image.attributes.push({ type: 'mdxJsxAttribute', name, value: String(value) });
    }
}

const hasOwnSize = (image: Image) =>
  image.type === 'element'
    ? image.properties.width !== undefined || image.properties.height !== undefined
    : image.attributes.some(
        (entry) => entry.type === 'mdxJsxAttribute' && /^(width|height)$/.test(entry.name),
      );

/** A picture that is a paragraph of its own: Markdown writes it so, and it is not amid words or in a link. */
function isAlone(parent: Nodes | undefined): parent is Element {
  if (parent?.type !== 'element' || parent.tagName !== 'p') return false;
  return parent.children.every((child) => child.type !== 'text' || child.value.trim() === '')
    ? parent.children.filter((child) => child.type !== 'text').length === 1
    : false;
}

/**
 * Sets the intrinsic size of each image, so that the text below it never moves, and loads it when it comes near. A large
 * picture in a paragraph of its own becomes a link to itself, which a script opens on the page.
 */
export function rehypeImages({ publicFolders, published, diagnostics }: ImagesOptions) {
  const read = async (source: string): Promise<PictureSize | undefined> => {
    const [pathname = ''] = source.split(/[?#]/);
    const own = published.find(({ address }) => address === pathname)?.source;
    const file = own ?? publicFile(decodeURI(pathname), publicFolders);
    return pictureSize(await readFile(file), file);
  };

  const completeImage = async (image: Image): Promise<PictureSize | undefined> => {
    complete(image, { loading: 'lazy', decoding: 'async' });
    const source = sourceOf(image);
    if (source === undefined || isElsewhere(source)) return undefined;
    const line = image.position?.start.line;
    if (!source.startsWith('/')) {
      const isReported = diagnostics.some((found) => found.line === line && found.message.includes(source));
      if (!isReported)
        diagnostics.push({
          line,
          message: `The image "${source}" has no address from the root.`,
          fix: `Put it below public/ and write its path there, e.g. /img/${path.basename(source)}.`,
        });
      return undefined;
    }
    try {
      const size = await read(source);
      if (size && !hasOwnSize(image)) complete(image, { ...size });
      return size;
    } catch (cause) {
      const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
      const reason = isMissing ? 'there is no such file' : (cause as Error).message;
      diagnostics.push({
        line,
        message: `The image "${source}" cannot be read (${reason}).`,
        fix: `Put the file at public${source} or correct the path.`,
      });
      return undefined;
    }
  };

  return async (tree: Root) => {
    const found: { image: Image; parent: Nodes | undefined }[] = [];
    visit(tree, (node, _, parent) => {
      const isImage =
        (node.type === 'element' && node.tagName === 'img') || (isJsxElement(node) && node.name === 'img');
      if (isImage) found.push({ image: node, parent });
    });
    await Promise.all(
      found.map(async ({ image, parent }) => {
        const size = await completeImage(image);
        if (image.type !== 'element' || !size || size.width < leastZoomed || !isAlone(parent)) return;
        const href = `pathname://${String(image.properties.src)}`;
        parent.children = [h('a', { href, dataPicture: '', title: translate('Enlarge the picture') }, image)];
      }),
    );
  };
}
