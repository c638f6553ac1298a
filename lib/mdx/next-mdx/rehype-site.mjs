// A module of its own, because a plugin is the default export of one.
export { rehypeSite as default } from './remark-site.mjs';
