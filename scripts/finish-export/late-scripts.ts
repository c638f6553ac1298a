import next from 'next/package.json' with { type: 'json' };

const ASYNC_SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
/** With the URL first for a part of a route that is loaded by itself (`next/dynamic`). */
const SCRIPT_PRELOAD = /<link rel="preload" (?:href="[^"]*" )?as="script"[^>]*>/g;

/** Anything else by which a browser would fetch a script of Next; one for browsers without modules does not count. */
const LEFT_OVER =
  /<link\b[^>]*\s(?:as="script"|rel="modulepreload")|<script\b(?![^>]*\snomodule\b)[^>]*\ssrc="[^"]*\/_next\//i;

/**
 * Adds scripts to the page when the browser is idle after `load`, or at the reader's first touch of anything. Written out whole
 * into every page, so it is kept short; `S` is the list of URLs.
 */
const LOADER =
  `(function(s){var d=document,n=0,e=['pointerdown','pointerover','keydown','touchstart','focusin'];
function go(){if(n++)return;e.forEach(function(t){removeEventListener(t,go,true)});
s.forEach(function(u){d.head.appendChild(d.createElement('script')).src=u})}
e.forEach(function(t){addEventListener(t,go,{capture:true,passive:true})});
function idle(){(self.requestIdleCallback||setTimeout)(go,{timeout:2e3})}
d.readyState==='complete'?idle():addEventListener('load',idle)})(S)`.replaceAll('\n', '');

/**
 * Takes the `async` scripts of Next and their preloads out of a page and adds them again once the page is there to be read.
 * See docs/decisions/0002-late-scripts.md.
 * @throws {UnknownShapeError} when there is none, or something else would load one
 */
export function delayScripts(page: string): string {
  const urls = [...new Set([...page.matchAll(ASYNC_SCRIPT)].map(([, url]) => url))];
  const html = page.replace(ASYNC_SCRIPT, '').replace(SCRIPT_PRELOAD, '');
  if (
    !urls.some((url) => url?.includes('/_next/static/')) ||
    LEFT_OVER.test(html) ||
    !html.includes('</body>')
  )
    throw new UnknownShapeError(
      'scripts `<script src="…/_next/static/…" async="">`, preloads `<link rel="preload" as="script">`, a body, and nothing else that loads a script',
    );
  const loader = LOADER.replace('(S)', () => `(${JSON.stringify(urls)})`);
  return html.replace('</body>', () => `<script>${loader}</script></body>`);
}

/** Thrown by a step that meets markup which this folder does not know: see docs/upgrading-next.md. */
export class UnknownShapeError extends Error {
  override name = 'UnknownShapeError';

  /** @param expected what the page was expected to hold, as the end of a sentence */
  constructor(expected: string) {
    super(
      `expected ${expected}. Next ${next.version} is installed; docs/upgrading-next.md says what to change.`,
    );
  }
}
