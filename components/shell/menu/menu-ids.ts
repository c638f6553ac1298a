/** Id of the mobile menu's main pane. */
export const MENU_ID = 'menu';
/** Id of the docs sidebar, which is the mobile menu's second pane. */
export const SIDEBAR_ID = 'docs-sidebar';
