/**
 * The part of Standard Schema that a rule uses: zod, valibot, arktype and others implement it.
 * Source: https://standardschema.dev (version 1).
 */
export interface StandardSchema {
  readonly '~standard': {
    readonly validate: (value: unknown) => StandardResult | Promise<StandardResult>;
  };
}

/** The result of a Standard Schema validation. */
export interface StandardResult {
  /** What is wrong; undefined when the value is valid. */
  readonly issues?: readonly StandardIssue[] | undefined;
}

interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Whether a check is a Standard Schema; some libraries make it a function with properties. */
export function isStandardSchema(check: unknown): check is StandardSchema {
  return check !== null && ['object', 'function'].includes(typeof check) && '~standard' in (check as object);
}

/** The path of an issue, relative to the validated value. */
export function pathOf({ path = [] }: StandardIssue): readonly string[] {
  return path.map((part) => String(typeof part === 'object' ? part.key : part));
}
