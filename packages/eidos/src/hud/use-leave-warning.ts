import { useEffect } from 'react';
import type { FormSnapshot } from '../controller/controller';
import { useForm } from '../hooks/use-form';

const isDirty = (form: FormSnapshot) => form.dirty;

/** Makes the browser ask before the page is left, while `isOn` and there are unsaved changes. */
export function useLeaveWarning(isOn: boolean): void {
  const dirty = useForm(isDirty);
  useEffect(() => {
    if (!isOn || !dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn, dirty]);
}
