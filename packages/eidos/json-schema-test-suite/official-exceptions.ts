/** The drafts whose required tests are run, by the name of their folder. */
export const drafts = {
  draft4: 'http://json-schema.org/draft-04/schema#',
  draft6: 'http://json-schema.org/draft-06/schema#',
  draft7: 'http://json-schema.org/draft-07/schema#',
  'draft2019-09': 'https://json-schema.org/draft/2019-09/schema',
  'draft2020-12': 'https://json-schema.org/draft/2020-12/schema',
} as const;

export type Draft = keyof typeof drafts;

/** A group of the official JSON-Schema-Test-Suite some of whose values Eidos judges otherwise. */
export interface OfficialException {
  readonly drafts: readonly Draft[];
  /** The file and the beginning of the description of the group; without a description, all groups of the file. */
  readonly file: string;
  readonly group?: string;
  /** The keyword that it is about. */
  readonly keyword: string;
  readonly reason: string;
}

const all = Object.keys(drafts) as readonly Draft[];

/** All exceptions among the required tests. The page about the compiler shows them. */
export const officialExceptions: readonly OfficialException[] = [
  {
    drafts: ['draft2019-09'],
    file: 'recursiveRef.json',
    group: 'multiple dynamic paths to the $recursiveRef keyword',
    keyword: '$recursiveRef',
    reason: 'the reference resolves to different schemas on different paths, and any of them is accepted',
  },
  {
    drafts: ['draft2019-09'],
    file: 'recursiveRef.json',
    group: 'dynamic $recursiveRef destination',
    keyword: '$recursiveRef',
    reason: 'the reference resolves to different schemas on different paths, and any of them is accepted',
  },
  {
    drafts: ['draft2020-12'],
    file: 'dynamicRef.json',
    group: 'multiple dynamic paths to the $dynamicRef keyword',
    keyword: '$dynamicRef',
    reason: 'the reference resolves to different schemas on different paths, and any of them is accepted',
  },
  {
    drafts: all,
    file: 'properties.json',
    group: 'properties whose names are Javascript object property names',
    keyword: 'properties',
    reason: 'the name `__proto__` is unsafe for a property, so it is left out',
  },
  {
    drafts: ['draft2020-12'],
    file: 'format.json',
    keyword: 'format',
    reason: 'formats are validated, not only annotations',
  },
  {
    drafts: ['draft2019-09', 'draft2020-12'],
    file: 'vocabulary.json',
    group: 'schema that uses custom metaschema with with no validation vocabulary',
    keyword: '$vocabulary',
    reason: 'all vocabularies apply, even if a meta-schema omits some',
  },
];
