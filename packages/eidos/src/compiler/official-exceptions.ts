/** A group of the official JSON-Schema-Test-Suite for 2020-12 that Eidos refuses or reads otherwise. */
export interface OfficialException {
  /** The file and the description of the group; without a description, all groups of the file. */
  readonly file: string;
  readonly group?: string;
  /** The codes of its problems; without them it compiles, and some of its values are judged otherwise. */
  readonly codes?: string;
  /** The keyword that it is about. */
  readonly keyword: string;
  readonly reason: string;
  /** Whether only copies of the suite that are newer than the repository's have the group. */
  readonly isNewer?: true;
}

/** All exceptions among the required tests. The page about the compiler shows them. */
export const officialExceptions: readonly OfficialException[] = [
  {
    file: 'dynamicRef.json',
    group: 'multiple dynamic paths to the $dynamicRef keyword',
    codes: 'ambiguous-reference',
    keyword: '$dynamicRef',
    reason: 'the reference resolves to different schemas on different paths, but a field needs one',
  },
  {
    file: 'enum.json',
    group: 'empty enum',
    codes: 'wrong-value',
    keyword: 'enum',
    reason: 'an empty list has no value to choose',
    isNewer: true,
  },
  {
    file: 'properties.json',
    group: 'properties whose names are Javascript object property names',
    codes: 'unsafe-name',
    keyword: 'properties',
    reason: 'the name `__proto__` is unsafe for a property',
  },
  {
    file: 'format.json',
    keyword: 'format',
    reason: 'formats are validated, not only annotations',
    isNewer: true,
  },
  {
    file: 'vocabulary.json',
    group: 'schema that uses custom metaschema with with no validation vocabulary',
    keyword: '$vocabulary',
    reason: 'all vocabularies apply, even if a meta-schema omits some',
  },
];
