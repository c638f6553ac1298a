import type { Root } from 'hast';
import type { VFile } from 'vfile';
import type { Objection } from './address-faults';
import { elementFaults } from './element-faults';
import { readElements } from './read-elements';
import type { Embeds } from './resource-policy';

/** Something in a page's text that a reader would not see. */
export interface PolicyFault extends Objection {
  readonly line: number | undefined;
}

interface Options {
  readonly embeds: Embeds;
  /** Where faults go; without it the first one stops the page. */
  readonly faults?: PolicyFault[];
}

/** Finds what the page's policy would take from a page, before any other plugin changes what was written. */
export function rehypePagePolicy({ embeds, faults }: Options) {
  return (tree: Root, file: VFile): void => {
    for (const element of readElements(tree))
      for (const { what, cure } of elementFaults(element, embeds)) {
        if (!faults) file.fail(`${what} ${cure}`, { line: element.line ?? 1, column: 1 }, 'site:policy');
        faults.push({ what, cure, line: element.line });
      }
  };
}
