import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
  type Segment,
} from 'jsonc-parser';

export interface TextRange {
  readonly offset: number;
  readonly length: number;
}

/** A place at which a text is not JSON, and what to write instead. */
export interface JsonError extends TextRange {
  readonly message: string;
  readonly fix: string;
}

const messages: Readonly<Partial<Record<string, readonly [message: string, fix: string]>>> = {
  InvalidSymbol: [
    'This is not a JSON value.',
    'Write a text in double quotes, a number, true, false, null, a list or an object.',
  ],
  InvalidNumberFormat: ['This is not a number.', 'Write it as in 12, -0.5 or 1e3.'],
  PropertyNameExpected: [
    'A property name is missing.',
    'Write a name in double quotes, or remove the comma before it.',
  ],
  ValueExpected: ['A value is missing.', 'Write one, or remove the comma before it.'],
  ColonExpected: ['A colon is missing.', 'Write “:” between the name and its value.'],
  CommaExpected: ['A comma is missing.', 'Write “,” between the two entries.'],
  CloseBraceExpected: ['The object does not end.', 'Write “}” at its end.'],
  CloseBracketExpected: ['The list does not end.', 'Write “]” at its end.'],
  EndOfFileExpected: ['There is more text after the end.', 'Remove it.'],
  InvalidCommentToken: ['JSON has no comments.', 'Remove it, or use "$comment".'],
  UnexpectedEndOfString: ['The text does not end.', 'Write a double quote at its end.'],
  UnexpectedEndOfNumber: ['The number does not end.', 'Write its digits.'],
  InvalidEscapeCharacter: ['This escape does not exist.', 'Write a backslash twice: “\\\\”.'],
  InvalidUnicode: ['This escape is not complete.', 'Write “\\u” and four digits.'],
  InvalidCharacter: ['A text cannot hold this character.', 'Write a line break as “\\n” and a tab as “\\t”.'],
};

const unknownError = ['This is not JSON.', 'Compare it with the lines around it.'] as const;

function toError({ error, offset, length }: ParseError): JsonError {
  const [message, fix] = messages[printParseErrorCode(error)] ?? unknownError;
  return { offset, length, message, fix };
}

/** A text of JSON, read: its tree for looking up places, and where it is not JSON. */
export interface JsonText {
  readonly root: Node | undefined;
  readonly errors: readonly JsonError[];
}

/** Reads a text as JSON, without comments and trailing commas. */
export function readJson(text: string): JsonText {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  // A second error at a place follows from the first.
  const first = errors.filter(
    ({ offset }, index) => errors.findIndex((one) => one.offset === offset) === index,
  );
  return { root, errors: first.map(toError) };
}

const toSegments = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));

/** A segment of a pointer is the index of a list or the name of a property. */
function findChild(node: Node, segment: string): Node | undefined {
  const key: Segment = node.type === 'array' && /^\d+$/.test(segment) ? Number(segment) : segment;
  return findNodeAtLocation(node, [key]);
}

/**
 * Returns where the value of a JSON Pointer is in the text, or the nearest value around it that is there. An object or
 * a list counts with its name, so that its first line is marked and not all of them.
 */
export function findRange({ root }: JsonText, pointer: string, before: readonly string[] = []): TextRange {
  let node = root;
  for (const segment of [...before, ...toSegments(pointer)]) {
    const child = node && findChild(node, segment);
    if (!child) break;
    node = child;
  }
  if (!node) return { offset: 0, length: 0 };
  const isCompound = node.type === 'object' || node.type === 'array';
  if (!isCompound) return { offset: node.offset, length: node.length };
  const name = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  return name ? { offset: name.offset, length: name.length } : { offset: node.offset, length: 1 };
}

/** The line of an offset, counted from one. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
