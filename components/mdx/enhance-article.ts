import { afterPaint } from '@/lib/browser/page-load/after-paint';
import { applyStyles } from './apply-styles';
import { showPreview } from './live-code/show-preview';
import { readTabChoice, showTab, tabStoragePrefix } from './tabs/show-tab';

type Enhance = (root: HTMLElement) => () => void;

/** What an article may contain, and the script that makes it interactive, fetched only where it is present. */
const enhancers: readonly { readonly selector: string; readonly load: () => Promise<Enhance> }[] = [
  {
    selector: '[data-tabs]',
    load: () => import('./tabs/attach-tabs').then(({ attachTabs }) => attachTabs),
  },
  {
    selector: '[data-code]',
    load: () => import('./code-block/attach-code-blocks').then(({ attachCodeBlocks }) => attachCodeBlocks),
  },
  {
    selector: 'details',
    load: () => import('../ui/attach-details').then(({ attachDetails }) => attachDetails),
  },
  {
    selector: '[data-live]',
    load: () => import('./live-code/attach-live-code').then(({ attachLiveCode }) => attachLiveCode),
  },
];

/** Keeps the last press of a button whose script is still on its way, so that it can be done afterwards. */
function keepPresses(root: HTMLElement, attached: ReadonlySet<string>) {
  let kept: HTMLElement | undefined;
  const belongsTo = (selector: string) => kept?.closest(selector);
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-replay]') : null;
    const isWaiting = (selector: string) => button?.closest(selector) && !attached.has(selector);
    if (button && enhancers.some(({ selector }) => isWaiting(selector))) kept = button;
  };
  root.addEventListener('click', onClick, true);
  return {
    replay(selector: string) {
      if (!belongsTo(selector)) return;
      const button = kept;
      kept = undefined;
      button?.click();
    },
    stop: () => root.removeEventListener('click', onClick, true),
  };
}

/**
 * Makes an article interactive and returns the undo. What shows at once is set before this returns, the rest follows as
 * its scripts arrive. When a script cannot be loaded, its part of the article stays as readable as it was.
 */
export function enhanceArticle(root: HTMLElement): () => void {
  const attached = new Set<string>();
  const undos: (() => void)[] = [];
  let isStopped = false;
  const presses = keepPresses(root, attached);

  applyStyles(root);
  root.querySelectorAll<HTMLTemplateElement>('template[data-preview]').forEach(showPreview);
  for (const group of root.querySelectorAll<HTMLElement>('[data-tabs]'))
    showTab(group, readTabChoice(group, tabStoragePrefix));

  const stopWaiting = afterPaint(() => {
    const wanted = enhancers.filter((entry) => root.querySelector(entry.selector));
    const loading = wanted.map(({ selector, load }) =>
      load().then(
        (enhance) => {
          if (isStopped) return;
          undos.push(enhance(root));
          attached.add(selector);
          presses.replay(selector);
        },
        () => undefined,
      ),
    );
    // Signals to tests that the article's keys and buttons work.
    void Promise.all(loading).then(() => root.toggleAttribute('data-enhanced', !isStopped));
  });

  return () => {
    isStopped = true;
    stopWaiting();
    root.removeAttribute('data-enhanced');
    presses.stop();
    undos.forEach((undo) => undo());
  };
}
