import type { Message } from './english-core';

/** The texts of fields that upload a file. */
export const englishFiles = {
  'upload.sending': 'Uploading {name}…',
  'upload.progress': 'Uploading {name}: {percent} %',
  'upload.done': '{name} is uploaded.',
  'upload.failed': '{name} could not be uploaded. Check the connection and choose it again.',
  'upload.cancel': 'Cancel',
  'upload.remove': 'Remove {name}',
  'upload.removed': '{name} is removed.',
} as const satisfies Readonly<Record<string, Message>>;
