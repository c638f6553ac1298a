import { createElement, memo } from 'react';
import type { EidosNode } from '../compiler/node';
import type { Pointer } from '../json/json-pointer';
import { PartBoundary } from './PartBoundary';
import { findPart, type Part, type PartProps } from './registry';
import { useScreen } from './screen-context';
import { useNode } from './use-node';

/** The part that the screen's registry has for `node` at `pointer`. Throws like `findPart`. */
export function usePart(node: EidosNode, pointer: Pointer): Part {
  return findPart(useScreen().registry, node, pointer);
}

/**
 * Draws the value at `pointer` with the part that the registry has for it. In the browser, a part that throws is
 * replaced by its error; on the server, the error is passed on to the caller.
 */
export const EidosPart = memo(function EidosPart({ pointer }: PartProps) {
  return (
    <PartBoundary key={pointer}>
      <FoundPart pointer={pointer} />
    </PartBoundary>
  );
});

function FoundPart({ pointer }: PartProps) {
  return createElement(usePart(useNode(pointer), pointer), { pointer });
}
