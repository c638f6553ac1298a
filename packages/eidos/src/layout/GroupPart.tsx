import { type ReactNode, useContext } from 'react';
import type { EidosNode, GroupNode } from '../compiler/node';
import { joinPointer } from '../json/json-pointer';
import { type Control, expectKind, useControl } from '../fields/control';
import {
  fieldDescription,
  fieldNotes,
  isReplaced,
  labelWords,
  ReadOnlyField,
  SetButton,
} from '../fields/FieldFrame';
import { useTranslator } from '../hooks/contexts';
import { EidosPart } from '../parts/EidosPart';
import type { PartProps } from '../parts/registry';
import { OptionContext } from '../parts/use-node';

/** The fields of an object, one below the other or in columns, without those whose condition is not met. */
export function GroupPart({ pointer }: PartProps) {
  const control = useControl(pointer);
  const node = expectKind(control, 'GroupPart', 'group');
  return (
    <GroupFrame control={control}>
      <FieldList pointer={pointer} group={node} names={control.field.children} />
    </GroupFrame>
  );
}

export interface FieldListProps extends PartProps {
  group: GroupNode;
  /** The fields to render, in the order of the screen. */
  names: readonly string[];
}

/** Fields of a group, one below the other or in columns of the same width. */
export function FieldList({ pointer, group, names }: FieldListProps) {
  return (
    <div
      className="eidos-group__fields"
      data-columns={group.layout === 'columns' ? group.columns : undefined}
    >
      {names.map((name) => (
        <EidosPart key={name} pointer={joinPointer(pointer, name)} />
      ))}
    </div>
  );
}

/** A labeled frame around the fields of a group; the whole screen and a chosen option are labeled elsewhere. */
export function GroupFrame({ control, children }: { control: Control; children: ReactNode }) {
  const option = useContext(OptionContext);
  const translator = useTranslator();
  const { ids, attributes, invalid, field, pointer } = control;
  const isOption = option?.pointer === pointer;
  if (!field.applies) return null;
  if (isReplaced(control)) return <ReadOnlyField control={control} />;
  if (isOption && option.isNamed) return children;
  // One child of the fieldset: Chromium takes the focus from a size container where the fieldset itself gets another one.
  const fields = (
    <div id={pointer ? undefined : ids.control} className="eidos-group">
      {fieldDescription(control, translator)}
      {children}
      {fieldNotes(control, translator)}
      {!isOption && <GroupPresence control={control} />}
    </div>
  );
  if (!pointer) return fields;
  return (
    <fieldset
      id={ids.control}
      className="eidos-group"
      aria-describedby={attributes['aria-describedby']}
      data-invalid={invalid || undefined}
      data-dirty={field.dirty || undefined}
    >
      <legend id={ids.label} className="eidos-group__label">
        {labelWords(control, translator)}
      </legend>
      {fields}
    </fieldset>
  );
}

/** A button that adds a group which has a default or needs no entry, or that removes an optional one with everything in it. */
export function GroupPresence({ control }: { control: Control }) {
  const { field, node, frame } = control;
  const isThere = field.present && field.value !== null;
  // Valid without any entry, it means something that it is there.
  const isEntry = (child: EidosNode) => !child.required || child.kind === 'constant' || child.nullable;
  if (node.kind !== 'group' || node.readOnly || node.disabled || frame.kind === 'cell') return null;
  // A loaded record may lack a group that it must have.
  const { defaultValue, children } = node;
  if (isThere ? field.required && !node.nullable : !defaultValue && !children.every(isEntry)) return null;
  return (
    <div className="eidos-group__presence">
      <SetButton
        control={control}
        words={isThere ? 'group.remove' : 'group.add'}
        value={isThere ? field.emptied : (defaultValue ?? (node.tuple ? [] : {}))}
      />
    </div>
  );
}
