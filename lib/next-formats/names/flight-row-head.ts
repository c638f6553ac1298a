/**
 * How a row of flight data begins: its id, and for a row with a length the letter of its kind and that length in bytes, hexadecimal.
 * docs/upgrading-next.md says what to do when Next changes it.
 */
export const ROW_HEAD = /^([0-9a-f]*):(?:([A-Za-z])([0-9a-f]+),)?/;

/** Longer than the head of any row, in bytes. */
export const HEAD_LENGTH = 40;
