import { translate } from '@/lib/translations/translate';
import { type ExampleContent, jsonContent } from './examples/examples';
import { lineAt, readJson } from './json-text';

/** Larger files are not schemas, and would block the page. */
const mostBytes = 2_000_000;

/** What a file that was dropped or chosen holds, or why it cannot be used. */
export type FileResult = { readonly content: ExampleContent } | { readonly error: string };

/**
 * A schema that takes the place of all that is shown, hints and data included.
 * @throws SyntaxError when the text is not JSON.
 */
export function schemaContent(text: string): ExampleContent {
  const schema: unknown = JSON.parse(text);
  return { ...jsonContent({ schema }), schema: text };
}

/** Reads a file as the schema of a screen. */
export async function readSchemaFile(file: File): Promise<FileResult> {
  const { name } = file;
  if (file.size > mostBytes) return { error: translate('“{name}” is larger than 2 MB.', { name }) };
  const text = await file.text();
  try {
    return { content: schemaContent(text) };
  } catch {
    const [first] = readJson(text).errors;
    const line = first ? lineAt(text, first.offset) : 1;
    return { error: translate('“{name}” is not JSON: see its line {line}.', { name, line }) };
  }
}
