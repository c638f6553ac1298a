import type { ReactNode } from 'react';
import type { Part, PartProps } from '../parts/registry';
import type { Control } from './control';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import { useControl } from './use-control';

/**
 * Creates a part for `createRegistry` that renders a value with a control of your own, inside a `FieldFrame`. Create it
 * outside components.
 * @param render Renders the control. It is called while a component renders, so it may use hooks.
 * @param labels `control` by default; `group` for several elements, which refer to the label by `ids.label`.
 * @returns The part.
 */
export function createField(
  render: (control: Control) => ReactNode,
  labels?: FieldFrameProps['labels'],
): Part {
  function FieldFrom({ pointer }: PartProps) {
    const control = useControl(pointer);
    return (
      <FieldFrame control={control} labels={labels}>
        {render(control)}
      </FieldFrame>
    );
  }
  return FieldFrom;
}
