/** How an admonition looks, by the word a writer uses; the second five are aliases of the first. */
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

export function isAdmonitionType(name: string): name is AdmonitionType {
  return Object.hasOwn(admonitionLooks, name);
}
