import type { english } from './english';
import type { Message } from './message';

/** A key for one of the toolkit's own words. */
export type CatalogueKey = keyof typeof english;

/** Every word of the toolkit in one language. */
export type Catalogue = { readonly [Key in CatalogueKey]: Message };

/** Some words of the toolkit and any of your own, such as the label keys of your schema. */
export type PartialCatalogue = Partial<Catalogue> & { readonly [key: string]: Message | undefined };
