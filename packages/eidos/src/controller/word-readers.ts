import type { readBoolean } from '../translations/read-boolean';
import type { hasShortYear, readDate } from '../translations/read-date';

/** Read the texts of dates and booleans, which people type only into cells and spreadsheets bring. */
export interface WordReaders {
  readonly readBoolean: typeof readBoolean;
  readonly readDate: typeof readDate;
  readonly hasShortYear: typeof hasShortYear;
}

let provided: WordReaders | undefined;

/** Makes `readText` read dates and booleans in words. Tables and CSV do so, and a form without them need not load it. */
export function provideWordReaders(readers: WordReaders): void {
  provided = readers;
}

export const wordReaders = (): WordReaders | undefined => provided;
