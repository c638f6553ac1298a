import type { PlainText } from '@/lib/translations/texts';
import { formatJson } from '../format-json';
import type { PlaygroundState } from '../playground-state';

/** What an example puts into the editors; everything else is as the reader has it. */
export type ExampleContent = Pick<PlaygroundState, 'language' | 'schema' | 'hints' | 'data'>;

/** A screen to start from. */
export interface Example {
  /** What its URL names. */
  readonly id: string;
  readonly label: PlainText;
  readonly about: PlainText;
  /** Where a schema comes from that others have published. */
  readonly source?: { readonly name: string; readonly license: string };
  /** A published schema is fetched only when it is chosen. */
  readonly load: () => Promise<ExampleContent>;
}

interface JsonSources {
  readonly schema: unknown;
  readonly hints?: unknown;
  readonly data?: unknown;
}

/** What the editors hold for an example that is written as JSON. */
export function jsonContent({ schema, hints = {}, data = {} }: JsonSources): ExampleContent {
  return {
    language: 'json',
    schema: formatJson(schema),
    hints: formatJson(hints),
    data: formatJson(data),
  };
}
