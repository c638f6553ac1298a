import { useSyncExternalStore } from 'react';
import { storeOf } from '../controller/create-controller';
import { uploadsOf } from '../controller/pending-uploads';
import { useController } from './use-controller';

/** Whether a submit waits for uploads. */
export function useAwaitsUploads(): boolean {
  const uploads = uploadsOf(storeOf(useController()));
  const subscribe = (listener: () => void) => {
    uploads.listeners.add(listener);
    return () => uploads.listeners.delete(listener);
  };
  const isAwaited = () => uploads.isAwaited;
  return useSyncExternalStore(subscribe, isAwaited, isAwaited);
}
