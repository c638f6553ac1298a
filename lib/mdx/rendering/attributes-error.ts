/** Attributes that the schema of a component does not allow. */
export class AttributesError extends Error {
  override name = 'AttributesError';

  constructor(
    component: string,
    /** Each with what is wrong with it. */
    faults: readonly string[],
    /** What to write instead. */
    readonly fix: string,
  ) {
    super(`<${component}> has wrong attributes (${faults.join('; ')}).`);
  }
}
