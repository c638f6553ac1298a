const ASYNC_SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Adds the framework's scripts when the browser is idle after `load`, or at the reader's first touch of anything.
 * Written out whole into every page, so it is kept short; `S` stands for the addresses.
 */
const LOADER =
  `(function(s){var d=document,n=0,e=['pointerdown','pointerover','keydown','touchstart','focusin'];
function go(){if(n++)return;e.forEach(function(t){removeEventListener(t,go,true)});
s.forEach(function(u){var c=d.createElement('script');c.src=u;c.async=true;d.head.appendChild(c)})}
e.forEach(function(t){addEventListener(t,go,{capture:true,passive:true})});
function idle(){(self.requestIdleCallback||setTimeout)(go,{timeout:2e3})}
d.readyState==='complete'?idle():addEventListener('load',idle)})(S)`.replaceAll('\n', '');

/**
 * Takes the framework's `async` scripts and their preloads out of a page and adds them again once the page is there to
 * be read. Throws when a page has no such script: the framework then writes them in a way that is not known here.
 */
export function delayScripts(html: string): string {
  const addresses = [...new Set([...html.matchAll(ASYNC_SCRIPT)].map((match) => match[1]))];
  if (addresses.length === 0) throw new Error('it has no async script to delay');
  return html
    .replace(ASYNC_SCRIPT, '')
    .replace(SCRIPT_PRELOAD, '')
    .replace(
      '</body>',
      () => `<script>${LOADER.replace('(S)', () => `(${JSON.stringify(addresses)})`)}</script></body>`,
    );
}
