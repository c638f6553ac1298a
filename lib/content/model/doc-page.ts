import type { CompiledMdx } from '../../mdx/compile-mdx';

/** A step of the trail from the sidebar's top to the page; categories without a page have no path. */
export interface Breadcrumb {
  readonly label: string;
  readonly path?: string;
}

/** A neighbor in the sidebar's reading order. */
export interface PageLink {
  readonly label: string;
  readonly path: string;
}

export interface SidebarLink extends PageLink {
  readonly kind: 'link';
  /** Listed only while it is the page on screen. */
  readonly unlisted: boolean;
}

export interface SidebarCategory extends Breadcrumb {
  readonly kind: 'category';
  readonly collapsible: boolean;
  readonly collapsed: boolean;
  readonly items: readonly SidebarItem[];
}

/** A link that leads out of the docs, declared in navigation.ts. */
export interface SidebarExternalLink {
  readonly kind: 'external';
  readonly label: string;
  readonly href: string;
}

export type SidebarItem = SidebarLink | SidebarCategory | SidebarExternalLink;

/** The name of a sidebar in navigation.ts. */
export type SidebarId = string;

export interface Article extends Omit<CompiledMdx, 'inventory' | 'diagnostics'> {
  /** Every id that a hash can lead to. */
  readonly anchors: readonly string[];
}

/** The words and the path of a page, in the docs or outside of them. */
export type PageSummary = Pick<DocPage, 'title' | 'description' | 'path'>;

/** Everything the index knows of one docs page without compiling it; its text is an {@link Article}. */
export interface DocPage {
  /** Folder path + file name, e.g. `api/Components/Fields/BooleanField`. */
  readonly id: string;
  /** Decoded path without base path, e.g. `/docs/tutorial/getting started`; index pages keep their slash. */
  readonly path: string;
  /** Decoded segments of the path below `/docs`. */
  readonly slug: readonly string[];
  readonly title: string;
  /** The markup of the heading of level 1 that the text begins with, where it does. */
  readonly heading?: string;
  /** Empty for a page that has neither a description nor a paragraph. */
  readonly description: string;
  /** Undefined for a page that opted out of a sidebar. */
  readonly sidebar: SidebarId | undefined;
  readonly keywords: readonly string[];
  readonly image: string | undefined;
  /** Headings to list in the contents: the page's own levels, else the site's. */
  readonly tableOfContents: {
    readonly hidden: boolean;
    readonly minHeadingLevel: number;
    readonly maxHeadingLevel: number;
  };
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly previous: PageLink | undefined;
  readonly next: PageLink | undefined;
  readonly editUrl: string | undefined;
  /** `date` is an ISO time. */
  readonly lastUpdate: { readonly date?: string; readonly author?: string } | undefined;
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly version: string;
  /** Absolute path of the source, for messages and for the compiler; never sent to a reader. */
  readonly sourceFile: string;
  /** Absolute path of the page that this one translates, else `sourceFile`. */
  readonly originalFile: string;
  /** The language of the text, when it is not translated into the language of the build. */
  readonly untranslatedFrom?: { readonly lang: string; readonly dir: 'ltr' | 'rtl' } | undefined;
}
