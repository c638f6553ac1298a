export type Severity = 'error' | 'warning';

/** What a problem code means and what to write instead. */
export interface ProblemCode {
  /** Whether the schema is rejected (`error`) or only warned about. */
  readonly severity: Severity;
  /** What is wrong. */
  readonly meaning: string;
  /** What to write instead. */
  readonly fix: string;
}

function error(meaning: string, fix: string): ProblemCode {
  return { severity: 'error', meaning, fix };
}

function warning(meaning: string, fix: string): ProblemCode {
  return { severity: 'warning', meaning, fix };
}

/** Every code that `checkSchema` and `compileEidos` can report. */
export const problemCodes = {
  'not-a-schema': error(
    'A schema belongs here, but the value is not one.',
    'Write an object such as { "type": "string" }.',
  ),
  'not-json': error(
    'A value is not JSON.',
    'Use null, booleans, finite numbers, strings, arrays and plain objects.',
  ),
  circular: error('An object contains itself.', 'Write a "$ref" to the part that repeats.'),
  'unsafe-name': warning(
    'A property is named "__proto__", so it is left out.',
    'Give the property another name.',
  ),
  'too-deep': error('The schema is nested too deeply.', 'Move inner parts to "$defs" or flatten the data.'),
  'unknown-keyword': warning(
    'A name is not a keyword of JSON Schema, but close to one. Any other unknown keyword is an annotation.',
    'Correct the name, or start it with "x-" if it is your own.',
  ),
  'unsupported-dialect': warning(
    '"$schema" names no known version of JSON Schema; the schema is read as 2020-12.',
    'Write "https://json-schema.org/draft/2020-12/schema".',
  ),
  'wrong-value': error(
    'The value of a keyword has the wrong form.',
    'Write the form that the keyword requires.',
  ),
  'wrong-annotation': warning(
    'The value of an annotation has the wrong form, so it is not used.',
    'Write the form that the annotation requires.',
  ),
  'unchecked-format': warning(
    'A format is not known, so values are not checked by it.',
    'Correct the name, or add a "pattern".',
  ),
  'misplaced-keyword': warning(
    'A keyword has no effect on values of this type.',
    'Remove it, or correct "type".',
  ),
  'unknown-hint': error('A hint under "x-eidos" is not known.', 'Use one of the documented hints.'),
  'wrong-hint': error('The value of a hint has the wrong form.', 'Write the form that the hint requires.'),
  'misplaced-hint': warning('A hint has no effect in this place.', 'Move or remove it.'),
  'unknown-pointer': error(
    'A pointer of the option "hints" leads to no value of the schema.',
    'Correct the pointer; write "*" for each row of a table.',
  ),
  'invalid-pattern': error(
    '"pattern" is not a regular expression.',
    'Correct it; it is read with the "u" flag.',
  ),
  'unknown-reference': error('A "$ref" refers to nothing in this schema.', 'Correct the pointer.'),
  'remote-reference': warning(
    'A "$ref" points to a document that was not passed in, so its value is edited as JSON text.',
    'Pass that document in the option "documents", or copy the part into "$defs" and write "#/$defs/name".',
  ),
  'ambiguous-reference': warning(
    'A "$dynamicRef" resolves to different schemas, depending on the path that leads to it, so any of them applies.',
    'Write a "$ref" to the schema that is meant.',
  ),
  'circular-reference': warning(
    'A "$ref" leads back to itself without a property or row in between, so it adds nothing.',
    'Remove it, or put it under "properties" or "items".',
  ),
  'rest-items': warning(
    'A list with "prefixItems" accepts further rows too, so it is edited as JSON text.',
    'Write "items": false, or use "items" alone for rows of one kind.',
  ),
  'conflicting-types': warning(
    'No value satisfies every part of the schema, so it is not shown.',
    'Make the "type" keywords agree, or remove the part.',
  ),
  'never-valid': warning('The whole schema allows no value.', 'Write an object.'),
  'empty-range': warning(
    'A lower limit is above its upper limit, so no value is valid.',
    'Swap or correct the limits.',
  ),
  'enum-type-mismatch': warning(
    'A listed value is not of the declared type, so it is not offered.',
    'Correct the value or "type".',
  ),
  'duplicate-choice': warning('A choice is listed twice.', 'Remove one of them.'),
  'default-does-not-fit': warning(
    '"default" is not allowed by its own schema, so it is not used.',
    'Correct "default" or the limits.',
  ),
  'required-without-property': warning(
    'A required name is not among the properties, but is close to one of them.',
    'Correct the name.',
  ),
  'undescribed-property': warning(
    'A required name has no property, so its value is edited as JSON text.',
    'Add it to "properties", or take it out of "required".',
  ),
  'duplicate-label': warning(
    'Two fields or choices side by side have the same label.',
    'Give each a "title" of its own.',
  ),
  'condition-without-if': warning('"then" or "else" has no "if", so it does nothing.', 'Add "if".'),
  'not-drawn': warning(
    'Values under unlisted names are checked, but have no field in this layout.',
    'Use another layout, or list the names under "properties".',
  ),
} as const satisfies Record<string, ProblemCode>;

/** The name of a code that a problem can have. */
export type ProblemCodeName = keyof typeof problemCodes;
