/** The text as spaces, so that what follows it keeps its offset and its line. */
export const blanked = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** The line breaks of a text alone, so that what follows it keeps its line. */
export const lineBreaksOf = (text: string): string => text.replaceAll(/[^\n]/g, '');
