import { Fragment, type ReactNode } from 'react';
import type { Text } from '@/lib/translations/texts';
import { templateOf, type Values } from '@/lib/translations/translate';

interface TranslatedProps<T extends Text> {
  readonly text: T;
  readonly values: Values<T, ReactNode>;
}

/** A text of the site in the language of the build, whose placeholders may be elements. */
export function Translated<T extends Text>({ text, values }: TranslatedProps<T>) {
  const parts = templateOf(text).split(/\{(\w+)\}/);
  // Every second part is the name of a placeholder.
  return parts.map((part, index) => (
    <Fragment key={index}>{index % 2 === 0 ? part : values[part as keyof typeof values]}</Fragment>
  ));
}
