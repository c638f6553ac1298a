import type { ReactElement } from 'react';

/**
 * Renders an element to markup without marks for hydration, for `StaticMarkup`. The import is dynamic because Next refuses a
 * static one of `react-dom/server` in server components, although this function needs nothing that they lack.
 */
export async function renderMarkup(element: ReactElement): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(element);
}
