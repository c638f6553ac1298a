const ASYNC_SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Adds the page's flight data and, once it is there, the framework's scripts: when the browser is idle after `load`, or
 * at the reader's first touch of anything. Without its data the framework would replace a page that can be read by an
 * error. Written out whole into every page, so it is kept short; `S` stands for the addresses, `F` for the data's.
 */
const LOADER =
  `(function(s,f){var d=document,n=0,e=['pointerdown','pointerover','keydown','touchstart','focusin'];
function add(t,o){return d.head.appendChild(Object.assign(d.createElement(t),o))}
function go(){if(n++)return;e.forEach(function(t){removeEventListener(t,go,true)});
s.forEach(function(u){add('link',{rel:'preload',as:'script',href:u})});
add('script',{src:f,onload:function(){s.forEach(function(u){add('script',{src:u})})}})}
e.forEach(function(t){addEventListener(t,go,{capture:true,passive:true})});
function idle(){(self.requestIdleCallback||setTimeout)(go,{timeout:2e3})}
d.readyState==='complete'?idle():addEventListener('load',idle)})(S,F)`.replaceAll('\n', '');

/**
 * Takes the framework's `async` scripts and their preloads out of a page and adds them again, after the flight data in
 * the file `flightFile`, once the page is there to be read. Throws when a page has no such script: the framework then
 * writes them in a way that is not known here.
 */
export function delayScripts(html: string, flightFile: string): string {
  const addresses = [...new Set([...html.matchAll(ASYNC_SCRIPT)].map((match) => match[1] ?? ''))];
  const folder = /^.*\/_next\/static\//.exec(addresses[0] ?? '')?.[0];
  if (folder === undefined) throw new Error('it has no async script of the framework to delay');
  const data = JSON.stringify([addresses, `${folder}${flightFile}`]).slice(1, -1);
  return html
    .replace(ASYNC_SCRIPT, '')
    .replace(SCRIPT_PRELOAD, '')
    .replace('</body>', () => `<script>${LOADER.replace('S,F)', () => `${data})`)}</script></body>`);
}
