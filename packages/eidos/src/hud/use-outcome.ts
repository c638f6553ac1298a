import type { FormSnapshot } from '../controller/controller';
import { useForm } from '../hooks/use-form';

const selectStatus = (form: FormSnapshot) => form.status;
const selectFailure = (form: FormSnapshot) => form.failure;

/** The state or result of saving; renders again only when that changes, not at each keystroke. */
export function useOutcome(): Pick<FormSnapshot, 'status' | 'failure'> {
  return { status: useForm(selectStatus), failure: useForm(selectFailure) };
}
