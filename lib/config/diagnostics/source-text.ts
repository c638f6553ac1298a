/** The line breaks of a text alone, so that what follows it keeps its line. */
export const lineBreaksOf = (text: string): string => text.replaceAll(/[^\n]/g, '');

/** A text as an editor on any system may save it, without its byte order mark and with "\n" as its line breaks. */
export const normalizeText = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
