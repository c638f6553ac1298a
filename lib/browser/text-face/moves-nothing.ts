/** What holds lines of text. */
const BLOCKS = 'body :is(h1, h2, h3, h4, p, li, tr, pre, summary, fieldset, label, button)';

/** Whether `change` leaves every block of text in view at its height and place; nothing is painted in between. */
export function movesNothing(change: () => void): boolean {
  const inView = [...document.querySelectorAll(BLOCKS)].filter((block) => {
    const { top, bottom } = block.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
  const measure = () =>
    inView.map((block) => {
      const { top, height } = block.getBoundingClientRect();
      return [top, height];
    });
  const before = measure().flat();
  change();
  // Half a pixel is lost in rounding.
  return measure()
    .flat()
    .every((edge, index) => Math.abs(edge - (before[index] ?? 0)) < 1);
}
