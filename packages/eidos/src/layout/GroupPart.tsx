import { type ReactNode, useContext } from 'react';
import { joinPointer } from '../json/json-pointer';
import { type Control, expectKind } from '../fields/control';
import { fieldDescription, fieldNotes } from '../fields/field-notes';
import { labelWords } from '../fields/label-words';
import { useControl } from '../fields/use-control';
import { EidosPart } from '../parts/EidosPart';
import type { PartProps } from '../parts/registry';
import { OptionContext } from '../parts/use-node';
import { useTranslator } from '../translations/translations-context';

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
  const translator = useTranslator();
  const { pointer } = control;
  if (option?.pointer === pointer && option.isNamed) return children;
  if (pointer !== '') return <NamedFrame control={control}>{children}</NamedFrame>;
  return (
    <div className="eidos-group">
      {fieldDescription(control, translator)}
      {children}
      {fieldNotes(control, translator)}
    </div>
  );
}

function NamedFrame({ control, children }: { control: Control; children: ReactNode }) {
  const { ids, attributes, invalid, field } = control;
  const translator = useTranslator();
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
      {fieldDescription(control, translator)}
      {children}
      {fieldNotes(control, translator)}
    </fieldset>
  );
}
