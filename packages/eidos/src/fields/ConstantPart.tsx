import { useContext } from 'react';
import { joinPointer } from '../json/json-pointer';
import { expectKind } from './control';
import { ReadOnlyField } from './ReadOnlyField';
import { useControl } from './use-control';
import type { PartProps } from '../parts/registry';
import { OptionContext } from '../parts/use-node';

/** A constant as text; empty for `null`, and where a union's chooser shows it already. */
export function ConstantPart({ pointer }: PartProps) {
  const option = useContext(OptionContext);
  const control = useControl(pointer);
  const node = expectKind(control, 'ConstantPart', 'constant');
  const tellsOptionsApart =
    option?.discriminator !== undefined && pointer === joinPointer(option.pointer, option.discriminator);
  const isOption = option?.pointer === pointer;
  if (node.value === null || tellsOptionsApart || isOption) return null;
  return <ReadOnlyField control={{ ...control, value: node.value }} />;
}
