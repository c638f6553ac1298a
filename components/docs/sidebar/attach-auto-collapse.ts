/** Keeps one category open per level: opening one closes its siblings. Returns the function that detaches it. */
export function attachAutoCollapse(tree: HTMLElement): () => void {
  const close = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    const list = target.closest('ul');
    for (const other of list?.querySelectorAll<HTMLDetailsElement>(':scope > li > details[open]') ?? []) {
      if (other !== target) other.open = false;
    }
  };
  tree.addEventListener('toggle', close, { capture: true });
  return () => tree.removeEventListener('toggle', close, { capture: true });
}
