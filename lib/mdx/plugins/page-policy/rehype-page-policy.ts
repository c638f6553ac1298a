import type { Root } from 'hast';
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
  /** Receives what the policy would block. */
  readonly faults: PolicyFault[];
}

/** Finds what the page's policy would take from a page, before any other plugin changes what was written. */
export function rehypePagePolicy({ embeds, faults }: Options) {
  return (tree: Root): void => {
    for (const element of readElements(tree))
      for (const { what, cure } of elementFaults(element, embeds))
        faults.push({ what, cure, line: element.line });
  };
}
