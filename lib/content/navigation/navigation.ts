import type { SidebarId } from '../model/doc-page';

/** How every category is declared. */
interface CategoryHead {
  readonly label: string;
  /** Id of the page that the label leads to. */
  readonly page?: string | undefined;
  readonly collapsible?: boolean | undefined;
  readonly collapsed?: boolean | undefined;
}

/** One category of a sidebar: its folder below the sidebar's, its position and how it opens. */
export interface CategoryDeclaration extends CategoryHead {
  /** Folder below the sidebar's own, e.g. `Components/Fields`. */
  readonly folder: string;
  /** Place among its siblings; pages use `sidebar_position` on the same scale. Without one it follows those that have one. */
  readonly position?: number | undefined;
}

export interface LinkDeclaration extends LinkItem {
  readonly position?: number | undefined;
}

/** An entry of a sidebar whose order is written out. A text is the id of a page. */
export type ItemDeclaration = string | PageItem | CategoryItem | LinkItem | FolderItem;

export interface PageItem {
  /** Id of the page. */
  readonly page: string;
  readonly label?: string | undefined;
}

export interface CategoryItem extends CategoryHead {
  readonly items: readonly ItemDeclaration[];
}

export interface LinkItem {
  readonly label: string;
  readonly href: string;
}

/** The pages of a folder, and of the folders in it as categories. */
export interface FolderItem {
  /** Folder below `content/docs`. */
  readonly folder: string;
  /** What `expandFolders` makes of the folders within. */
  readonly categories?: readonly CategoryDeclaration[] | undefined;
}

export interface SidebarDeclaration {
  /** Folder below `content/docs`, or `.` for that folder itself; a sidebar with `items` needs none. */
  readonly folder?: string | undefined;
  /** Makes a category of each folder that is not declared; a `_category_.json` in it says how. */
  readonly folders?: 'categories' | undefined;
  /** Reads `01-intro.mdx` as the page `intro` in the first place. */
  readonly numberPrefixes?: boolean | undefined;
  readonly categories?: readonly CategoryDeclaration[] | undefined;
  readonly links?: readonly LinkDeclaration[] | undefined;
  /** Every entry in its order, instead of what the folder holds. */
  readonly items?: readonly ItemDeclaration[] | undefined;
}

/** What `content/navigation.ts` declares: sidebars of any names. */
export type Navigation = Readonly<Record<SidebarId, SidebarDeclaration>>;
