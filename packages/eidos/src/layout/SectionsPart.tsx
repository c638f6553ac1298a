import { expectKind } from '../fields/control';
import { useControl } from '../fields/use-control';
import type { PartProps } from '../parts/registry';
import { GroupFields } from './GroupFields';
import { GroupFrame } from './GroupPart';

/** The fields of an object in sections and columns of their own width, for the hints `section` and `span`. */
export function SectionsPart({ pointer }: PartProps) {
  const control = useControl(pointer);
  const group = expectKind(control, 'SectionsPart', 'group');
  return (
    <GroupFrame control={control}>
      <GroupFields pointer={pointer} group={group} names={control.field.children} />
    </GroupFrame>
  );
}
