import { useContext, useMemo } from 'react';
import { useController } from '../hooks/contexts';
import { joinPointer } from '../json/json-pointer';
import { EidosPart } from '../parts/EidosPart';
import type { PartProps } from '../parts/registry';
import { OptionContext } from '../parts/use-node';
import { expectKind, useControl } from './control';
import { FieldFrame, ReadOnlyField, SetButton } from './FieldFrame';

/**
 * A group with a recursive schema. It is rendered only once it exists, and a button adds it: rendering it immediately would
 * never end.
 */
export function ReferencePart({ pointer }: PartProps) {
  const controller = useController();
  const control = useControl(pointer);
  const node = expectKind(control, 'ReferencePart', 'reference');
  // The control renders again when a value is added or removed.
  const isPresent = (controller.get(pointer) ?? null) !== null;
  const { label, labelKey } = node;
  const target = useMemo(
    () => ({ pointer, isNamed: false, node: { ...node.resolve(), label, labelKey } }),
    [pointer, node, label, labelKey],
  );
  if (!control.field.applies) return null;
  if (!isPresent) {
    if (node.readOnly) return <ReadOnlyField control={control} />;
    return (
      <FieldFrame control={control} labels="group">
        <SetButton control={control} words="group.add" value={{}} />
      </FieldFrame>
    );
  }
  const part = (
    <OptionContext.Provider value={target}>
      <EidosPart pointer={pointer} />
    </OptionContext.Provider>
  );
  if (node.readOnly || node.disabled) return part;
  return (
    <div className="eidos-reference">
      {part}
      <SetButton control={control} words="group.remove" value={undefined} />
    </div>
  );
}

/**
 * A constant as text; without an error empty for `null`, and when the chooser of a union already shows it. Another value that is
 * stored in its place is shown instead, with a button that corrects it, or removes it where no value is valid.
 */
export function ConstantPart({ pointer }: PartProps) {
  const option = useContext(OptionContext);
  const control = useControl(pointer);
  const node = expectKind(control, 'ConstantPart', 'constant');
  const isWrong = node.value === undefined || control.field.offer !== undefined;
  const isElsewhere =
    node.value === null ||
    option?.pointer === pointer ||
    option?.discriminators?.some((name) => pointer === joinPointer(option.pointer, name));
  if (isElsewhere && !isWrong && !control.messages[0]) return null;
  return <ReadOnlyField control={isWrong ? control : { ...control, value: node.value }} />;
}
