import { createContext, useContext, useMemo } from 'react';
import { type Pointer, splitPointer } from '../json/json-pointer';
import type { EidosNode, ReferenceNode } from '../compiler/node';
import type { Controller, FieldSnapshot } from '../controller/controller';
import { useController } from '../hooks/use-controller';
import { useFieldPart } from '../hooks/use-field-part';

/** What is shown at a pointer instead of the controller's node. */
export interface ShownOption {
  readonly pointer: Pointer;
  readonly node: EidosNode;
  /** True for a union's option, whose name is shown in the chooser above it. */
  readonly isNamed: boolean;
  /** The property that identifies the option of a union: the chooser shows it already. */
  readonly discriminator?: string;
}

/** At a union's own pointer, parts draw the chosen option and not the union again. The same goes for references. */
export const OptionContext = createContext<ShownOption | undefined>(undefined);

/** Whether what lies inside a read-only group or union is read-only with it. */
export const ReadOnlyContext = createContext(false);

const readOnlyNodes = new WeakMap<EidosNode, EidosNode>();

/** The node as read-only; the same object each time, so that nothing renders again for it. */
function asReadOnly(node: EidosNode): EidosNode {
  if (node.readOnly) return node;
  const known = readOnlyNodes.get(node);
  if (known) return known;
  const made: EidosNode =
    node.kind === 'table' ? { ...node, readOnly: true, mode: 'display' } : { ...node, readOnly: true };
  readOnlyNodes.set(node, made);
  return made;
}

/** The node at `pointer`; renders again only when another node applies, never because of a value. */
export function useNode(pointer: Pointer): EidosNode {
  return useShownNode(pointer, useFieldPart(pointer, nodeOf));
}

function nodeOf({ node }: FieldSnapshot): EidosNode {
  return node;
}

/** The node to show at `pointer`, where the controller has `node`. */
export function useShownNode(pointer: Pointer, node: EidosNode): EidosNode {
  const controller = useController();
  const option = useContext(OptionContext);
  const reference = useMemo(() => findReference(controller, pointer, node), [controller, pointer, node]);
  const shown = option?.pointer === pointer ? option.node : (reference ?? node);
  return useContext(ReadOnlyContext) ? asReadOnly(shown) : shown;
}

/**
 * The reference by which a group declares `node`, if any. The controller resolves references, but a screen
 * needs them: a group that contains a group like itself would be drawn without end.
 */
function findReference(controller: Controller, pointer: Pointer, node: EidosNode): ReferenceNode | undefined {
  if (pointer === '' || node.kind !== 'group') return undefined;
  const around = controller.getField(pointer.slice(0, pointer.lastIndexOf('/'))).node;
  const name = splitPointer(pointer).at(-1);
  return childrenOf(around).find((child) => child.kind === 'reference' && child.name === name) as
    ReferenceNode | undefined;
}

function childrenOf(node: EidosNode): readonly EidosNode[] {
  if (node.kind === 'reference') return childrenOf(node.resolve());
  if (node.kind === 'union') return node.options.flatMap((option) => childrenOf(option.node));
  return node.kind === 'group'
    ? [...node.children, ...node.conditions.flatMap(({ children }) => children)]
    : [];
}
