import { readFileSync } from 'node:fs';
import { readSamples } from './collect-samples';

/** A screen that exists with Eidos, as a sample of a page, and with react-jsonschema-form, as a file. */
export interface ComparedScreen {
  /** Path of the page from the root of the repository. */
  readonly page: string;
  /** Code that only this sample of the page has. */
  readonly names: string;
  /** The file in `packages/eidos/bench/peers/screens`. */
  readonly peer: string;
}

/** The screens whose lines the page “Examples” compares; tests use each of them. */
export const comparedScreens = [
  { page: 'content/docs/examples/contact_form.mdx', names: 'const message =', peer: 'contact.tsx' },
  {
    page: 'content/docs/tutorial/recipes/dependent_choices.mdx',
    names: 'const states =',
    peer: 'dependent-choices.tsx',
  },
  { page: 'content/docs/examples/order.mdx', names: 'const order =', peer: 'order.tsx' },
  { page: 'content/docs/examples/settings.mdx', names: 'const swatches =', peer: 'settings.tsx' },
  { page: 'content/docs/tutorial/recipes/zod.mdx', names: 'function TripScreen', peer: 'zod.tsx' },
] as const satisfies readonly ComparedScreen[];

/** The code of the sample. Throws when the page does not have it. */
export function sampleOf({ page, names }: ComparedScreen): string {
  const sample = readSamples(page, readFileSync(page, 'utf8')).find(({ code }) => code.includes(names));
  if (!sample) throw new Error(`${page} has no sample with \`${names}\`.`);
  return sample.code;
}
