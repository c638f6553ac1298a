import { useCallback } from 'react';
import type { SubmitOutcome } from '../controller/controller';
import { useController } from '../hooks/use-controller';
import { useScreen } from './screen-context';

/** Submits the screen's data; when it is refused, the first field with an error is brought into view and focused. */
export function useSubmit(): () => Promise<SubmitOutcome> {
  const controller = useController();
  const { navigator } = useScreen();
  return useCallback(async () => {
    const outcome = await controller.submit();
    const [first] = 'errors' in outcome ? outcome.errors : [];
    if (first) navigator.focus(first.pointer);
    return outcome;
  }, [controller, navigator]);
}
