import type { Message } from './message';

/** The texts in the place of a part whose code is not loaded. */
export const englishScreen = {
  'part.loading': 'Loading…',
  'part.unavailable': 'This part could not be loaded. Everything you have entered is kept.',
  'part.retry': 'Load again',
} as const satisfies Readonly<Record<string, Message>>;
