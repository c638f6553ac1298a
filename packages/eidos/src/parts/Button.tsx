import type { ComponentPropsWithoutRef } from 'react';

/** A button of the toolkit, which never submits the form around it. */
export function Button(attributes: ComponentPropsWithoutRef<'button'>) {
  return <button type="button" className="eidos-button" {...attributes} />;
}
