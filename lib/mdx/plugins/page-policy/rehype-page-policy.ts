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
    const reported = [...diagnostics];
    for (const element of readElements(tree))
      for (const { message, fix } of checkElement(element, embeds)) {
        // A file that is missing beside the page is reported already; that it has no address follows from it.
        const [place = ''] = message.split(', ');
        const isKnown = reported.some(
          (other) => other.line === element.line && other.message.startsWith(place),
        );
        if (!isKnown) diagnostics.push({ message, fix, line: element.line });
      }
  };
}
