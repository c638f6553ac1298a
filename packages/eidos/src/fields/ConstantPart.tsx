import { useContext } from 'react';
import { joinPointer } from '../json/json-pointer';
import { expectKind } from './control';
import { ReadOnlyField } from './ReadOnlyField';
import { useControl } from './use-control';
import type { PartProps } from '../parts/registry';
import { OptionContext } from '../parts/use-node';

/**
 * A constant as text; empty for `null`, and when the chooser of a union already shows it. Another value that is stored in its
 * place is shown instead, with a button that corrects it.
 */
export function ConstantPart({ pointer }: PartProps) {
  const option = useContext(OptionContext);
  const control = useControl(pointer);
  const node = expectKind(control, 'ConstantPart', 'constant');
  const isDiscriminator =
    option?.discriminator !== undefined && pointer === joinPointer(option.pointer, option.discriminator);
  const isOption = option?.pointer === pointer;
  const isWrong = control.field.offer !== undefined;
  if (!isWrong && (node.value === null || isDiscriminator || isOption)) return null;
  return <ReadOnlyField control={isWrong ? control : { ...control, value: node.value }} />;
}
