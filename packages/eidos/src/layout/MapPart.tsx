import { expectKind } from '../fields/control';
import { useControl } from '../fields/use-control';
import { joinPointer } from '../json/json-pointer';
import { EidosPart } from '../parts/EidosPart';
import type { PartProps } from '../parts/registry';
import { isListed } from '../controller/node-tree';
import { GroupFields } from './GroupFields';
import { GroupFrame } from './GroupPart';
import { MapEntry } from './MapEntry';
import { NewEntry } from './NewEntry';

/** An object to which names may be added: its listed fields, then one entry for each other name. */
export function MapPart({ pointer }: PartProps) {
  const control = useControl(pointer);
  const node = expectKind(control, 'MapPart', 'group');
  const isReadOnly = node.readOnly || node.disabled;
  const { children } = control.field;
  const listed = children.filter((name) => isListed(node, name));
  const added = children.filter((name) => !isListed(node, name));
  return (
    <GroupFrame control={control}>
      <GroupFields pointer={pointer} group={node} names={listed} />
      {added.map((name) =>
        isReadOnly ? (
          <EidosPart key={name} pointer={joinPointer(pointer, name)} />
        ) : (
          <MapEntry key={name} map={control} node={node} name={name} />
        ),
      )}
      {!isReadOnly && <NewEntry map={control} node={node} />}
    </GroupFrame>
  );
}
