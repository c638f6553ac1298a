const within = (page: string, name: string) => (page === '' ? name : `${page}/${name}`);

/** The part of a payload that holds the tree of a page's route, of the page whose file is `page.html`. */
export const treePart = (page: string): string => within(page, '__next._tree.txt');

/** The part of a payload that holds the page itself. */
export const pagePart = (page: string): string => within(page, '__next.docs.__PAGE__.txt');
