/** The callouts of other generators, by the type that each has here. */
export const admonitionTypes: Readonly<Record<string, string>> = {
  default: 'note',
  note: 'note',
  info: 'info',
  tip: 'tip',
  success: 'tip',
  important: 'info',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
  error: 'danger',
};
