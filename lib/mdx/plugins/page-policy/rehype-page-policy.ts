import type { Root } from 'hast';
import type { TextDiagnostic } from '../../../diagnostics/diagnostic';
import { checkElement } from './check-element';
import { readElements } from './read-elements';
import type { Embeds } from './resource-policy';

interface Options {
  readonly embeds: Embeds;
  /** Receives what the policy would block. */
  readonly diagnostics: TextDiagnostic[];
}

/** Finds what the page's policy would take from a page, before any other plugin changes what was written. */
export function rehypePagePolicy({ embeds, diagnostics }: Options) {
  return (tree: Root): void => {
    for (const element of readElements(tree))
      for (const { message, fix } of checkElement(element, embeds))
        diagnostics.push({ message, fix, line: element.line });
  };
}
