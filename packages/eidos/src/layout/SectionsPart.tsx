import { useContext, useMemo } from 'react';
import { expectKind } from '../fields/control';
import { fieldDescription, fieldNotes } from '../fields/FieldNotes';
import { useControl } from '../fields/use-control';
import { useTranslator } from '../hooks/contexts';
import { EidosPart } from '../parts/EidosPart';
import type { PartProps } from '../parts/registry';
import { OptionContext } from '../parts/use-node';
import { Collapsible } from './Collapsible';
import { GroupFields } from './GroupFields';
import { GroupFrame, GroupPresence } from './GroupPart';

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

/** A group of any layout that can be collapsed, for the hint `collapsible`. Going to an error inside opens it. */
export function CollapsiblePart({ pointer }: PartProps) {
  const control = useControl(pointer);
  const translator = useTranslator();
  const group = expectKind(control, 'CollapsiblePart', 'group');
  const around = useContext(OptionContext);
  const discriminators = around?.pointer === pointer ? around.discriminators : undefined;
  const inner = useMemo(() => {
    const isPlain = group.layout !== 'tabs' && group.additional === undefined;
    const node = { ...group, widget: isPlain ? 'sections' : undefined };
    return { pointer, node, isNamed: true, discriminators };
  }, [pointer, group, discriminators]);
  return (
    <Collapsible
      pointer={pointer}
      pointers={[pointer]}
      label={control.label}
      collapsible={group.collapsible ?? true}
      id={control.ids.control}
      describedBy={control.attributes['aria-describedby']}
    >
      {fieldDescription(control, translator)}
      <OptionContext.Provider value={inner}>
        <EidosPart pointer={pointer} />
      </OptionContext.Provider>
      {fieldNotes(control, translator)}
      {around?.pointer !== pointer && <GroupPresence control={control} />}
    </Collapsible>
  );
}
