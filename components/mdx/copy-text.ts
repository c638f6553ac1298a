/** The way that also works where the clipboard is not offered, such as a page served without TLS. */
function copyBySelection(text: string) {
  const focused = document.activeElement;
  const selection = document.getSelection();
  const selected = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  // Selecting it must not scroll the page. With `nowrap`, a browser would copy lines without their indentation.
  area.style.cssText = 'position: fixed; inset: 0; white-space: pre';
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (selected) {
    selection?.removeAllRanges();
    selection?.addRange(selected);
  }
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}

/** Copies text to the clipboard; returns whether it succeeded. Leaves focus and selection as they were. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return typeof document.execCommand === 'function' && copyBySelection(text);
  }
}
