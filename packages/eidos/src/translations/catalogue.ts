import type { english } from './english';
import type { Message } from './message';

/** The key of one of the toolkit's texts. */
export type CatalogueKey = keyof typeof english;

/** All texts of the toolkit in one language. */
export type Catalogue = { readonly [Key in CatalogueKey]: Message };

/** Some texts of the toolkit and any of your own, such as those of the label keys in your schema. */
export type PartialCatalogue = Partial<Catalogue> & { readonly [key: string]: Message | undefined };
