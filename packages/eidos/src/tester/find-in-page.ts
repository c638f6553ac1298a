/** What is looked for; one argument, because Playwright sends one. */
export interface PageQuery {
  /** Labels, the numbers of rows, and titles of columns, from the outside inwards. */
  readonly steps: readonly (string | number)[];
  /** The label of a radio button, checkbox or option of what is there, to find instead. */
  readonly choice?: string;
}

/**
 * Finds an element by its name and those of what is around it. Playwright sends this function to the page as text, so it must
 * not refer to anything outside it.
 * @returns the element, or a sentence that says what was not found.
 */
export function findInPage({ steps, choice }: PageQuery): HTMLElement | string {
  const textOf = (element: Element | null | undefined) => {
    const copy = element?.cloneNode(true) as Element | undefined;
    copy?.querySelectorAll('[aria-hidden="true"]').forEach((part) => part.remove());
    return copy?.textContent.trim() ?? '';
  };
  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ??
    element
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => textOf(document.getElementById(id)))
      .join(' ') ??
    (element.matches('button, [role=option]')
      ? textOf(element)
      : textOf(
          (element as HTMLInputElement).labels?.[0] ??
            element.querySelector(':scope > legend, :scope > caption'),
        ));
  const fields =
    'input:not([type=radio]), select, textarea, fieldset, [type=submit], [role=group], [role=radiogroup], [role=grid], [role=tabpanel]';

  let scope: HTMLElement | null = null;
  for (const [index, step] of steps.entries()) {
    const root: ParentNode = scope ?? document;
    const where = index > 0 ? ` in "${steps.slice(0, index).join('", "')}"` : '';
    let next: HTMLElement | null | undefined;
    if (typeof step === 'number') {
      next = root.querySelector<HTMLElement>(`tr[data-row="${step - 1}"]`);
      if (!next) return `There is no row ${step}${where}, or it is not in view.`;
    } else if (scope?.matches('tr[data-row]')) {
      const headers = [...scope.closest('table')!.querySelectorAll<HTMLElement>('thead th')];
      const column: number = headers.findIndex((header) => textOf(header) === step);
      if (column === -1)
        return `There is no column "${step}"${where}: ${headers.map(textOf).filter(Boolean).join(', ')}.`;
      const cell = scope.children[column] as HTMLElement;
      next = cell.querySelector<HTMLElement>('input, select, textarea') ?? cell;
    } else {
      const all = [...root.querySelectorAll<HTMLElement>(fields)];
      const found = all.filter((element) => nameOf(element) === step);
      const [outer] = found;
      if (!outer) {
        const names = [...new Set(all.map(nameOf).filter(Boolean))];
        return `There is no field "${step}"${where}. The fields here are: ${names.join(', ')}.`;
      }
      // A group and the control in it can have the same name.
      if (found.some((element) => !outer.contains(element))) {
        return `${found.length} fields are named "${step}"${where}. Name the group or row around the one that you mean first.`;
      }
      next = index === steps.length - 1 ? found.at(-1) : outer;
    }
    scope = next ?? null;
  }
  if (choice !== undefined) {
    // The options of a combobox are in the list that it controls.
    const list = scope?.getAttribute('aria-controls');
    const group = (list && document.getElementById(list)) || scope;
    const choices = [...group!.querySelectorAll<HTMLElement>('[type=radio], [type=checkbox], [role=option]')];
    const found = choices.find((element) => nameOf(element) === choice);
    return found ?? `"${steps.join('", "')}" has no choice "${choice}": ${choices.map(nameOf).join(', ')}.`;
  }
  // A table without rows has one cell, which says so and takes what is pasted.
  const isEmpty = scope?.matches('[role=grid]:not(:has(tr[data-row]))');
  return (isEmpty ? scope?.querySelector<HTMLElement>('tbody td') : scope) ?? 'Nothing is named.';
}
