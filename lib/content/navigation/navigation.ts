import type { SidebarId } from '../model/doc-page';

/** One category of a sidebar: its folder below the sidebar's, its position and how it opens. */
export interface CategoryDeclaration {
  readonly label: string;
  /** Folder below the sidebar's own, e.g. `Components/Fields`. */
  readonly folder: string;
  /** Place among its siblings; pages use `sidebar_position` on the same scale. */
  readonly position: number;
  readonly collapsible?: boolean | undefined;
  readonly collapsed?: boolean | undefined;
  /** Id of the page that the category's label leads to. */
  readonly page?: string | undefined;
}

export interface LinkDeclaration {
  readonly label: string;
  readonly href: string;
  readonly position: number;
}

export interface SidebarDeclaration {
  /** Folder below `content/docs`. */
  readonly folder: string;
  readonly categories?: readonly CategoryDeclaration[] | undefined;
  readonly links?: readonly LinkDeclaration[] | undefined;
}

/** What `content/navigation.ts` declares: sidebars and categories, never pages. */
export type Navigation = Readonly<Record<SidebarId, SidebarDeclaration>>;
