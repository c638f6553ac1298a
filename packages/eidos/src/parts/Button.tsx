import type { ComponentPropsWithoutRef } from 'react';
import { useScreen } from './screen-context';

/** A button of the toolkit, which never submits the form around it. */
export function Button(attributes: ComponentPropsWithoutRef<'button'>) {
  const { registry } = useScreen();
  return <registry.elements.button type="button" className="eidos-button" {...attributes} />;
}
