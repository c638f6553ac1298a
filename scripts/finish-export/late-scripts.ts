import { PAGE_DATA_FOLDER, STATIC_FOLDER } from '../../lib/next-formats/names/addresses';
import { takeScripts } from '../../lib/next-formats/output/script-tags';

/**
 * Adds the page's flight data, a file after the other, and, once it is there, the framework's scripts: when the browser is idle
 * after `load`, or at the reader's first touch of anything. Without its data the framework would replace a page that can be
 * read by an error. Written out whole into every page, so it is kept short; `S` is the list of addresses, `F` that of the data.
 */
const LOADER =
  `(function(s,f){var d=document,n=0,e=['pointerdown','pointerover','keydown','touchstart','focusin'];
function add(t,o){return d.head.appendChild(Object.assign(d.createElement(t),o))}
function next(){var u=f.shift();u?add('script',{src:u,onload:next}):s.forEach(function(u){add('script',{src:u})})}
function go(){if(n++)return;e.forEach(function(t){removeEventListener(t,go,true)});
f.concat(s).forEach(function(u){add('link',{rel:'preload',as:'script',href:u})});next()}
e.forEach(function(t){addEventListener(t,go,{capture:true,passive:true})});
function idle(){(self.requestIdleCallback||setTimeout)(go,{timeout:2e3})}
d.readyState==='complete'?idle():addEventListener('load',idle)})(S,F)`.replaceAll('\n', '');

/**
 * Takes the framework's `async` scripts and their preloads out of a page and adds them again, after the page's data,
 * once the page is there to be read.
 * @param dataNames names of files in the folder of the pages' data, in their order
 * @throws when a page has no body, or loads the framework's scripts in a way that is not known
 */
export function delayScripts(page: string, dataNames: readonly string[]): string {
  const { html, addresses, staticFolder } = takeScripts(page);
  const dataFolder = staticFolder + PAGE_DATA_FOLDER.slice(STATIC_FOLDER.length + 1);
  const files = dataNames.map((name) => `${dataFolder}/${name}`);
  const lists = JSON.stringify([addresses, files]).slice(1, -1);
  if (!html.includes('</body>')) throw new Error('it has no body element');
  return html.replace(
    '</body>',
    () => `<script>${LOADER.replace('S,F)', () => `${lists})`)}</script></body>`,
  );
}
