import { formatJson } from '../format-json';
import type { ExampleContent } from './example';

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
