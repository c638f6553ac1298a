/** Next's scripts and their preload, in the folder that a site below `/x` has. */
export const scriptTags = {
  head:
    '<link rel="preload" as="script" fetchPriority="low" href="/x/_next/static/chunks/a.js"/>' +
    '<script src="/x/_next/static/chunks/b.js" async=""></script>',
  body:
    '<script src="/x/_next/static/chunks/a.js" id="_R_" async=""></script>' +
    '<script src="/x/_next/static/chunks/old.js" noModule=""></script>',
};

/** URLs that `scriptTags` load, in their order. */
export const scriptUrls = ['/x/_next/static/chunks/b.js', '/x/_next/static/chunks/a.js'];

/** Next's stylesheets, below `/x` as well. */
export const styleLinks = {
  head:
    '<link rel="stylesheet" href="/x/_next/static/chunks/a.css" data-precedence="next"/>' +
    '<link rel="stylesheet" href="/x/_next/static/chunks/b.css" data-precedence="next"/>',
  urls: ['/x/_next/static/chunks/a.css', '/x/_next/static/chunks/b.css'],
};

/** A document with `body`, Next's scripts and stylesheets. */
export const documentWith = (body: string): string =>
  `<html><head>${styleLinks.head}${scriptTags.head}</head><body>${body}${scriptTags.body}</body></html>`;
