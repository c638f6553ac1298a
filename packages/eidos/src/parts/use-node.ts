import { createContext, useContext } from 'react';
import { parentPointer, type Pointer } from '../json/json-pointer';
import type { EidosNode } from '../compiler/node';
import { everyField, isRecursive, locked, resolveNode } from '../controller/node-tree';
import { useController } from '../hooks/contexts';
import { useFieldPart } from '../hooks/use-field';

/** The node shown at a pointer instead of the controller's node. */
interface ShownOption {
  readonly pointer: Pointer;
  readonly node: EidosNode;
  /** True for a union's option, whose name is shown in the chooser above it. */
  readonly isNamed: boolean;
  /** The properties that identify the option of a union, which the chooser already shows. */
  readonly discriminators?: readonly string[];
}

/**
 * At a union's own pointer, parts render the chosen option instead of the union again. The same applies to
 * references.
 */
export const OptionContext = createContext<ShownOption | undefined>(undefined);

/** Marks what the surrounding `FieldLock` locks. */
export const LockContext = createContext((node: EidosNode) => node);

/**
 * The node at `pointer`; renders again only when another node applies, not when a value changes.
 * @param pointer Any value of the schema.
 * @returns The node that applies there now.
 * @example
 * function Title({ pointer }: PartProps) {
 *   return <h3>{useNode(pointer).label}</h3>;
 * }
 */
export function useNode(pointer: Pointer): EidosNode {
  return useShownNode(
    pointer,
    useFieldPart(pointer, ({ node }) => node),
  );
}

/** The node to show at `pointer` instead of the controller's `node`. */
export function useShownNode(pointer: Pointer, node: EidosNode): EidosNode {
  const controller = useController();
  const option = useContext(OptionContext);
  const lock = useContext(LockContext);
  const isOwn = (child: EidosNode) =>
    // The node may be a locked copy.
    child.name === node.name && isRecursive(child) && resolveNode(child).schemaPointer === node.schemaPointer;
  // The controller resolves references. A screen needs the recursive reference by which a group declares a node, because it would
  // render the group in itself endlessly.
  const shown =
    option?.pointer === pointer
      ? option.node
      : (node.kind === 'group' &&
          pointer &&
          everyField(controller.getField(parentPointer(pointer)).node).find(isOwn)) ||
        node;
  return lock(node.readOnly ? locked(shown) : shown);
}
