import type { SidebarId } from '../model/doc-page';

/** What `navigation.ts` says of a folder, which is a category of its sidebar without it, too. */
export interface CategoryDeclaration {
  /** Folder below the sidebar's own, e.g. `Components/Fields`. */
  readonly folder: string;
  /** Default: the `sidebar_label` of the folder's `index.mdx`, else the folder's name. */
  readonly label?: string | undefined;
  /**
   * Place among its siblings; pages use `sidebar_position` on the same scale. Default: that of the folder's `index.mdx`, else
   * behind everything with a position.
   */
  readonly position?: number | undefined;
  /** Default: true. */
  readonly collapsible?: boolean | undefined;
  /** Whether it is closed at first. Default: true. */
  readonly collapsed?: boolean | undefined;
}

/** A link of a sidebar that leads out of the docs. */
export interface LinkDeclaration {
  readonly label: string;
  readonly href: string;
  readonly position?: number | undefined;
}

export interface SidebarDeclaration {
  /** Folder below `content/docs`. Each folder in it is a category, and its `index.mdx` is the category's page. */
  readonly folder: string;
  readonly categories?: readonly CategoryDeclaration[] | undefined;
  readonly links?: readonly LinkDeclaration[] | undefined;
}

/** What `content/navigation.ts` declares: sidebars of any names. */
export type Navigation = Readonly<Record<SidebarId, SidebarDeclaration>>;
