import type { ReactElement } from 'react';

/**
 * Loads what renders an element to markup without marks for hydration. The import is dynamic because Next refuses a
 * static one of `react-dom/server` in server components, although this function needs nothing that they lack.
 */
export async function loadRenderer(): Promise<(element: ReactElement) => string> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup;
}

/** Renders an element to markup for `StaticMarkup`. */
export async function renderMarkup(element: ReactElement): Promise<string> {
  const render = await loadRenderer();
  return render(element);
}
