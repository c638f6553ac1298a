import path from 'node:path';
import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { ProsePage } from './prose-page';

interface Picture {
  readonly alt: string | undefined;
  readonly src: string;
}

function pictureOfElement({ name, attributes }: MdxJsxFlowElement | MdxJsxTextElement): Picture | undefined {
  if (name !== 'img' && name !== 'Figure') return undefined;
  const read = (wanted: string) => {
    const found = attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === wanted);
    return typeof found?.value === 'string' ? found.value : undefined;
  };
  return { alt: read('alt'), src: read('src') ?? '' };
}

function pictureOf(node: Nodes): Picture | undefined {
  if (node.type === 'image') return { alt: node.alt ?? undefined, src: node.url };
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
    ? pictureOfElement(node)
    : undefined;
}

function problemWith({ alt = '', src }: Picture): string | undefined {
  const words = alt.trim();
  if (words === '') return 'A picture has no alternative text.';
  const name = path.parse(src).name.toLowerCase();
  const isFile = /\.(png|jpe?g|svg|webp|avif|gif)$/i.test(words) || words.toLowerCase() === name;
  return isFile ? `The alternative text “${words}” is the name of a file.` : undefined;
}

/** Pictures that a reader who cannot see them would miss. */
export function checkAltTexts({ file, tree }: ProsePage): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(tree, (node) => {
    const picture = pictureOf(node);
    const message = picture && problemWith(picture);
    if (message === undefined) return;
    const fix = 'Say in a sentence what the picture shows.';
    diagnostics.push({ file, line: node.position?.start.line, message, fix });
  });
  return diagnostics;
}
