import type { Message } from './english-core';

/** The texts of the HUD. */
export const englishHud = {
  'hud.label': 'Form status',
  'hud.saved': 'Everything is saved',
  'hud.pristine': 'Nothing changed',
  'hud.unsaved': { one: '{count} unsaved change', other: '{count} unsaved changes' },
  'hud.firstError': 'Go to the first error',
  'hud.undo': 'Undo',
  'hud.redo': 'Redo',
  'hud.save': 'Save',
  'hud.saving': 'Saving…',
  'hud.waiting': 'Waiting for the upload…',
  'hud.savedNow': 'Saved.',
  'hud.refused': { one: 'Not saved: {count} error to fix.', other: 'Not saved: {count} errors to fix.' },
  'hud.failed': 'Not saved: {message}',
  'hud.failedRequest': 'Not saved because of a technical problem. Your entries are kept; try again.',
  'hud.failedUnknown': 'Not saved. Your entries are kept; try again.',
  'hud.undone': 'Undone.',
  'hud.redone': 'Redone.',
} as const satisfies Readonly<Record<string, Message>>;

/** The texts in the place of a part whose code is not loaded. */
export const englishScreen = {
  'part.loading': 'Loading…',
  'part.unavailable': 'This part could not be loaded. Your entries are kept.',
  'part.retry': 'Load again',
} as const satisfies Readonly<Record<string, Message>>;
