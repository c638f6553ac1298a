import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { TextDiagnostic } from '../../../diagnostics/diagnostic';
import { decodePath } from '../../../paths/paths';
import { addressesOf, type WrittenAddress } from './addresses';
import { publishFile, type PublishedFile } from './published-file';

interface LocalFilesOptions {
  /** Absolute path of the page; without it, files beside the page are not looked up. */
  readonly sourceFile: string | undefined;
  /** Receives the files that the page is made of. */
  readonly files: string[];
  /** Receives the files to be published with the page. */
  readonly published: PublishedFile[];
  readonly diagnostics: TextDiagnostic[];
}

/** A path that counts from the page: not from the root, not elsewhere, not within the page. */
const isRelative = (address: string) => address !== '' && !/^([a-z][a-z\d+.-]*:|\/|#|\?)/i.test(address);

/** A link that may lead to a file and not to a page. */
const mayBeFile = (address: string) => /\.(?!mdx?\b|html?\b)\w+$/i.test(address.replace(/[?#].*$/, ''));

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Publishes the files beside a page that it shows or links, under names that change with their content, and reports
 * those that are missing.
 */
export function rehypeLocalFiles({ sourceFile, files, published, diagnostics }: LocalFilesOptions) {
  const publish = ({ element, attribute, value, replace }: WrittenAddress, line: number | undefined) => {
    const isLink = element === 'a';
    if (sourceFile === undefined || !isRelative(value) || (isLink && !mayBeFile(value))) return;
    const [, name = '', rest = ''] = /^([^?#]*)(.*)$/.exec(value) ?? [];
    const file = path.resolve(path.dirname(sourceFile), decodePath(name));
    const content = read(file);
    // Another link may lead to a page whose address has a dot; the check of links reports what is not there.
    if (content === undefined && isLink) return;
    files.push(file);
    if (content === undefined) {
      diagnostics.push({
        line,
        message: `<${element} ${attribute}> is "${value}", and there is no such file beside the page.`,
        fix: `Put the file there or correct the path. A file below public/ has an address from the root, for example /img/${path.basename(name)}.`,
      });
      return;
    }
    const found = publishFile(file, content);
    published.push(found);
    replace(`${isLink ? 'pathname://' : ''}${found.address}${rest}`);
  };

  return (tree: Root): void => {
    visit(tree, (node) => {
      for (const address of addressesOf(node)) publish(address, node.position?.start.line);
    });
  };
}
