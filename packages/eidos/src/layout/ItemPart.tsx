import { useMemo } from 'react';
import { useControl } from '../fields/control';
import { fieldNotes } from '../fields/FieldFrame';
import { useTranslator } from '../hooks/contexts';
import { EidosPart } from '../parts/EidosPart';
import type { PartProps } from '../parts/registry';
import { OptionContext, useNode } from '../parts/use-node';

interface ItemPartProps extends PartProps {
  /** The name of the item, because items have no label of their own. */
  label: string;
}

/** One item of an array, laid out as elsewhere on the screen. A group gets no frame, because the item has one. */
export function ItemPart({ pointer, label }: ItemPartProps) {
  const node = useNode(pointer);
  const named = useMemo(
    () => ({ pointer, isNamed: node.kind === 'group', node: { ...node, label } }),
    [pointer, node, label],
  );
  return (
    <OptionContext.Provider value={named}>
      <EidosPart pointer={pointer} />
      {node.kind === 'group' && <ItemNotes pointer={pointer} />}
    </OptionContext.Provider>
  );
}

function ItemNotes({ pointer }: PartProps) {
  return fieldNotes(useControl(pointer), useTranslator());
}
