/** How a callout looks, by the word a writer uses; one that names the look of another is an alias. */
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
