import { type ReactNode, useContext } from 'react';
import { joinPointer } from '../json/json-pointer';
import { type Control, expectKind } from '../fields/control';
import { LabelWords } from '../fields/FieldLabel';
import { FieldDescription, FieldNotes } from '../fields/FieldNotes';
import { useControl } from '../fields/use-control';
import { EidosPart } from '../parts/EidosPart';
import type { PartProps } from '../parts/registry';
import { OptionContext } from '../parts/use-node';

/** The fields of an object, one below the other or in columns, without those whose condition is not met. */
export function GroupPart({ pointer }: PartProps) {
  const control = useControl(pointer);
  const node = expectKind(control, 'GroupPart', 'group');
  return (
    <GroupFrame control={control}>
      <div
        className="eidos-group__fields"
        data-columns={node.layout === 'columns' ? node.columns : undefined}
      >
        {control.field.children.map((name) => (
          <EidosPart key={name} pointer={joinPointer(pointer, name)} />
        ))}
      </div>
    </GroupFrame>
  );
}

/** A labelled frame around the fields of a group; the whole screen and a chosen option are labelled elsewhere. */
export function GroupFrame({ control, children }: { control: Control; children: ReactNode }) {
  const option = useContext(OptionContext);
  const { pointer } = control;
  if (option?.pointer === pointer && option.isNamed) return children;
  if (pointer !== '') return <NamedFrame control={control}>{children}</NamedFrame>;
  return (
    <div className="eidos-group">
      <FieldDescription control={control} />
      {children}
      <FieldNotes control={control} />
    </div>
  );
}

function NamedFrame({ control, children }: { control: Control; children: ReactNode }) {
  const { ids, attributes, invalid, field } = control;
  return (
    <fieldset
      id={ids.control}
      className="eidos-group"
      aria-describedby={attributes['aria-describedby']}
      data-invalid={invalid || undefined}
      data-dirty={field.dirty || undefined}
    >
      <legend id={ids.label} className="eidos-group__label">
        <LabelWords control={control} />
      </legend>
      <FieldDescription control={control} />
      {children}
      <FieldNotes control={control} />
    </fieldset>
  );
}
