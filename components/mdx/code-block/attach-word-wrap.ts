/**
 * Lets the button of a block of code wrap its long lines. The style sheet shows the button while lines are longer than the
 * block, which `attachScrollRegions` marks, or wrapped. Returns the function that detaches it.
 * @param boxes the elements that hold the code and scroll sideways
 */
export function attachWordWrap(block: HTMLElement, boxes: readonly HTMLElement[]): () => void {
  const button = block.querySelector('[aria-pressed]');
  const setWrapped = (isWrapped: boolean) => {
    if (button) button.ariaPressed = String(isWrapped);
    for (const box of boxes) box.toggleAttribute('data-wrapped', isWrapped);
  };
  const onClick = () => setWrapped(button?.ariaPressed === 'false');
  button?.addEventListener('click', onClick);
  return () => {
    button?.removeEventListener('click', onClick);
    setWrapped(false);
  };
}
