/**
 * The attribute of an element whose markup the framework repeats in the page's data, from which the finishing of the
 * export removes it. Its value is `marked` for the sidebar's tree, where the current entry is marked after the data was
 * written.
 */
export const STATIC_MARKUP_ATTRIBUTE = 'data-once';
