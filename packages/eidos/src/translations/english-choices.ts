import type { Message } from './english-core';

/** The texts of fields whose choices are searched or loaded. */
export const englishChoices = {
  'choice.show': 'Show the choices of {label}',
  'choice.loading': 'Loading the choices…',
  'choice.failed': 'The choices could not be loaded.',
  'choice.retry': 'Try again',
  'choice.empty': 'There are no choices.',
  'choice.noMatch': 'No choice matches “{text}”.',
  'choice.count': { plural: 'count', one: '{count} choice', other: '{count} choices' },
  'choice.outside': '{label} is not among the choices.',
} as const satisfies Readonly<Record<string, Message>>;
