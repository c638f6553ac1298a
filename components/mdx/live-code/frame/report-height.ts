/** The lowest edge of anything in the page, in CSS pixels: menus and dialogs are outside the sample. */
function contentHeight() {
  const edges = Array.from(document.body.children, (child) => child.getBoundingClientRect().bottom);
  return Math.ceil(Math.max(0, ...edges) + window.scrollY);
}

/** Reports the height of the page's content now and after every change; returns a function that reports it at once. */
export function reportHeight(report: (height: number) => void) {
  let last: number | undefined;
  const update = () => {
    const height = contentHeight();
    if (height !== last) report(height);
    last = height;
  };
  const sizes = new ResizeObserver(update);
  const observeChildren = () => {
    for (const child of document.body.children) sizes.observe(child);
    update();
  };
  new MutationObserver(observeChildren).observe(document.body, { childList: true });
  observeChildren();
  return update;
}
