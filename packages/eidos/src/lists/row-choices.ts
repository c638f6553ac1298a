import type { Choice } from '../compiler/node';
import { advice } from '../development/advice';
import type { List } from './use-list';

const answers: readonly Choice[] = [
  { value: true, label: 'true' },
  { value: false, label: 'false' },
];

/** The choices of a list's items. Throws when they have none. */
export function rowChoices({ node: { row }, control }: List, component: string): readonly Choice[] {
  const choices = 'choices' in row ? row.choices : row.kind === 'boolean' ? answers : undefined;
  if (choices) return choices;
  const fix = advice(
    () => process.env.NODE_ENV !== 'production' && ' Give its "items" an "enum", or use another widget.',
  );
  throw new Error(`<${component} pointer="${control.pointer}"> needs items with choices.${fix}`);
}
