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
    file: 'boolean_schema.json',
    group: "boolean schema 'false'",
    codes: 'never-valid',
    keyword: 'false',
    reason: 'a schema that is only false leaves nothing to enter',
  },
  {
    file: 'dynamicRef.json',
    group: 'multiple dynamic paths to the $dynamicRef keyword',
    codes: 'ambiguous-reference',
    keyword: '$dynamicRef',
    reason: 'the reference means different schemas on different ways, and a field must be the same on each',
  },
  {
    file: 'enum.json',
    group: 'empty enum',
    codes: 'wrong-value',
    keyword: 'enum',
    reason: 'an empty list leaves no value to choose',
    isNewer: true,
  },
  {
    file: 'minContains.json',
    group: 'maxContains < minContains',
    codes: 'empty-range',
    keyword: 'minContains',
    reason: 'a lower limit above the upper one fits no list',
  },
  {
    file: 'properties.json',
    group: 'properties whose names are Javascript object property names',
    codes: 'unsafe-name',
    keyword: 'properties',
    reason: 'a property that has the name of an object’s prototype is unsafe',
  },
  {
    file: 'format.json',
    keyword: 'format',
    reason: 'formats are checked, not only noted',
    isNewer: true,
  },
  {
    file: 'vocabulary.json',
    group: 'schema that uses custom metaschema with with no validation vocabulary',
    keyword: '$vocabulary',
    reason: 'all vocabularies are read, even with a meta-schema that leaves some out',
  },
];
