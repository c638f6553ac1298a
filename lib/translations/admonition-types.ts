/** The words for a callout, each of which is its title where a writer gives none, and the look of each; `tokens.css` has its colors. */
export const admonitionLooks = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  secondary: 'note',
  success: 'tip',
  important: 'info',
  caution: 'warning',
} as const;

export type AdmonitionType = keyof typeof admonitionLooks;
export type AdmonitionLook = (typeof admonitionLooks)[AdmonitionType];

export const admonitionTypes = Object.keys(admonitionLooks) as readonly AdmonitionType[];

export const isAdmonitionType = (name: string): name is AdmonitionType =>
  Object.hasOwn(admonitionLooks, name);
