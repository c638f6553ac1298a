import { createContext, useContext, useMemo } from 'react';
import { type Pointer, splitPointer } from '../json/json-pointer';
import type { EidosNode, ReferenceNode } from '../compiler/node';
import type { Controller, FieldSnapshot } from '../controller/controller';
import { useController } from '../hooks/use-controller';
import { useFieldPart } from '../hooks/use-field-part';

/** What is shown at a pointer in place of the node that the controller gives there. */
export interface ShownOption {
  readonly pointer: Pointer;
  readonly node: EidosNode;
  /** Of a union's option, whose name stands in the chooser above it. */
  readonly isNamed: boolean;
  /** The property that tells the options of a union apart: the chooser shows it already. */
  readonly discriminator?: string;
}

/** At a union's own pointer, parts draw the option that is shown and not the union again; so with references. */
export const OptionContext = createContext<ShownOption | undefined>(undefined);

/** Whether what lies inside a read-only group or union is read-only with it. */
export const ReadOnlyContext = createContext(false);

const readOnlyNodes = new WeakMap<EidosNode, EidosNode>();

/** The same node, not to be changed; the same object each time, so that nothing renders again for it. */
function asReadOnly(node: EidosNode): EidosNode {
  if (node.readOnly) return node;
  const known = readOnlyNodes.get(node);
  if (known) return known;
  const made: EidosNode =
    node.kind === 'table' ? { ...node, readOnly: true, mode: 'display' } : { ...node, readOnly: true };
  readOnlyNodes.set(node, made);
  return made;
}

/** The node at `pointer`; renders again only when another node applies there, never because of a value. */
export function useNode(pointer: Pointer): EidosNode {
  return useShownNode(pointer, useFieldPart(pointer, nodeOf));
}

function nodeOf({ node }: FieldSnapshot): EidosNode {
  return node;
}

/** The node to show at `pointer`, where the controller gives `node`. */
export function useShownNode(pointer: Pointer, node: EidosNode): EidosNode {
  const controller = useController();
  const option = useContext(OptionContext);
  const reference = useMemo(() => findReference(controller, pointer, node), [controller, pointer, node]);
  const shown = option?.pointer === pointer ? option.node : (reference ?? node);
  return useContext(ReadOnlyContext) ? asReadOnly(shown) : shown;
}

/**
 * The reference by which a group declares `node`, when it does. The controller sees through references, but a screen
 * has to know them: a group that holds a group like itself would be drawn without end.
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
