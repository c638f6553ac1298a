import * as reference from '../../packages/eidos/src/reference';
import type { ApiMember } from '../../lib/toolkit/api-reference';

/** The toolkit's tables that a page shows: what a keyword becomes, what a problem means. */
const RECORDS = ['keywordTable', 'hintTable', 'problemCodes', 'legacyKeywords'] as const;

type RecordEntry = string | { readonly severity: string; readonly meaning: string; readonly fix: string };

function describe(entry: RecordEntry): string {
  if (typeof entry === 'string') return entry;
  return `${entry.severity === 'warning' ? 'Warning. ' : ''}${entry.meaning} ${entry.fix}`;
}

/** The entries of a table that the toolkit exports as a constant; none for any other name. */
export function readRecord(name: string): ApiMember[] {
  const known = RECORDS.find((record) => record === name);
  if (!known) return [];
  return Object.entries(reference[known] as Readonly<Record<string, RecordEntry>>).map(([key, entry]) => ({
    name: key,
    required: false,
    description: describe(entry),
  }));
}
