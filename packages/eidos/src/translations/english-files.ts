import type { Message } from './english-core';

/** The texts of fields that upload a file. */
export const englishFiles = {
  'upload.sending': 'Uploading {name}…',
  'upload.progress': 'Uploading {name}: {percent} %',
  'upload.done': '{name} is uploaded.',
  'upload.failed': '{name} could not be uploaded. Check the connection and choose it again.',
  'upload.kind': '{name} is not of an accepted kind: {accept}.',
  'upload.single': 'Only one file can be stored here. Remove it and choose one.',
  'upload.ofFile': '{name}: {message}',
  'upload.list': 'Files of {label}',
  'upload.drop': 'or drop a file here',
  'upload.dropSeveral': 'or drop files here',
  'upload.cancel': 'Cancel {name}',
  'upload.remove': 'Remove {name}',
  'upload.removeShort': 'Remove',
  'upload.cancelShort': 'Cancel',
  'upload.removed': '{name} is removed.',
} as const satisfies Readonly<Record<string, Message>>;
