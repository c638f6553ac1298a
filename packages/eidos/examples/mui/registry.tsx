import {
  Button,
  Checkbox,
  NativeSelect,
  OutlinedInput,
  Radio,
  Switch,
} from '@mui/material';
import { createRegistry } from 'eidos/react';
import type { ComponentProps, HTMLAttributes } from 'react';

// The class names of the toolkit are for native elements.
function outlined<Props extends HTMLAttributes<unknown>>({
  className: _,
  ...inputProps
}: Props) {
  return {
    size: 'small',
    fullWidth: true,
    error: inputProps['aria-invalid'] === true,
    inputProps,
  } as const;
}

function Input(props: ComponentProps<'input'>) {
  const {
    className: _,
    type,
    checked,
    onChange,
    ...input
  } = props;
  const toggle = {
    size: 'small',
    checked,
    onChange,
    slotProps: { input },
  } as const;
  if (type === 'radio') return <Radio {...toggle} />;
  if (type !== 'checkbox')
    return <OutlinedInput {...outlined(props)} />;
  if (props.role === 'switch') return <Switch {...toggle} />;
  return (
    <Checkbox
      {...toggle}
      indeterminate={props['aria-checked'] === 'mixed'}
    />
  );
}

function Textarea(props: ComponentProps<'textarea'>) {
  return (
    <OutlinedInput
      multiline
      minRows={props.rows}
      {...outlined(props)}
    />
  );
}

function Select(props: ComponentProps<'select'>) {
  return (
    <NativeSelect
      input={<OutlinedInput />}
      {...outlined(props)}
    />
  );
}

function ActionButton({
  className: _,
  color: __,
  ...props
}: ComponentProps<'button'>) {
  const variant =
    props.type === 'submit' ? 'contained' : 'outlined';
  const state = props['aria-disabled']
    ? 'Mui-disabled'
    : undefined;
  return (
    <Button
      variant={variant}
      className={state}
      sx={{ gap: 1 }}
      {...props}
    />
  );
}

/** Material UI in every part of the toolkit. */
export const registry = createRegistry({
  elements: {
    input: Input,
    textarea: Textarea,
    select: Select,
    button: ActionButton,
  },
});
