import { createRegistry } from 'eidos/react';
import type { ComponentProps } from 'react';

const states = `outline-none focus-visible:border-ring
  focus-visible:ring-[3px] focus-visible:ring-ring/50
  aria-invalid:border-destructive`;
const text = `w-full min-w-0 rounded-md border border-input
  bg-background px-3 py-1 text-base shadow-xs md:text-sm
  placeholder:text-muted-foreground ${states}`;
const box = `m-0 shrink-0 appearance-none border border-input
  shadow-xs checked:border-primary ${states}`;

const looks: Readonly<Record<string, string>> = {
  checkbox: `m-0 size-4 shrink-0 accent-primary ${states}`,
  radio: `${box} size-4 rounded-full checked:border-[5px]`,
  switch: `${box} h-5 w-8 rounded-full bg-input before:block
    before:size-4.5 before:rounded-full before:bg-background
    checked:bg-primary checked:before:translate-x-3`,
};

function Input(props: ComponentProps<'input'>) {
  const { type = 'text', role = type } = props;
  const look = looks[role] ?? looks[type] ?? `h-9 ${text}`;
  return <input {...props} className={look} />;
}

function Textarea(props: ComponentProps<'textarea'>) {
  const look = `min-h-16 field-sizing-content ${text}`;
  return <textarea {...props} className={look} />;
}

function Select(props: ComponentProps<'select'>) {
  return <select {...props} className={`h-9 ${text}`} />;
}

function Button(props: ComponentProps<'button'>) {
  const variant =
    props.type === 'submit'
      ? 'bg-primary text-primary-foreground'
      : 'border border-input bg-background hover:bg-accent';
  const look = `inline-flex h-9 items-center justify-center
    gap-2 rounded-md px-4 text-sm font-medium shadow-xs
    aria-disabled:opacity-50 ${variant} ${states}`;
  return <button type="button" {...props} className={look} />;
}

/** The look of shadcn/ui in every part of the toolkit. */
export const registry = createRegistry({
  elements: {
    input: Input,
    textarea: Textarea,
    select: Select,
    button: Button,
  },
});
