'use client';

import { attachCodeBlock } from '../mdx/code-block/attach-code-block';
import { attachScrollRegions } from '../mdx/attach-scroll-regions';
import { showOrigin } from '../mdx/code-block/show-origin';
import { showPreview } from '../mdx/live-code/show-preview';
import { showChosenTab } from '@/lib/browser/page-load/show-tab';
import { AttachBehaviors, type Behavior } from '../ui/attach-behaviors';
import { detailsMotion } from '../ui/attach-details';
import { attachContents } from './contents/attach-contents';
import { attachVersionChoice } from '@/lib/browser/version/preferred-version';
import { attachPageMenu } from './page-menu/attach-page-menu';

/**
 * The behaviors of an article and of the rest of a page's main part. A component for writers that needs a script has
 * one line here: a selector that finds its markup, and `load`, which imports its `attach-<name>.ts`. Code that nearly
 * every page has comes with this module, as a file of its own would be one more request. The server attaches nothing;
 * without the conditions it would compile everything that is loaded here.
 */
const articleBehaviors: readonly Behavior[] = [
  { selector: 'template[data-preview]', show: showPreview },
  { selector: '[data-origin]', show: showOrigin },
  {
    selector: '[data-tabs]',
    show: showChosenTab,
    load:
      typeof window === 'undefined'
        ? undefined
        : () => import('../mdx/tabs/attach-tabs').then(({ attachTabs }) => attachTabs),
  },
  { selector: '[data-code]', load: () => Promise.resolve(attachCodeBlock) },
  { selector: 'main', attach: attachScrollRegions },
  detailsMotion,
  {
    selector: '[data-live]',
    load:
      typeof window === 'undefined'
        ? undefined
        : () => import('../mdx/live-code/attach-live-code').then(({ attachLiveCode }) => attachLiveCode),
  },
  { selector: '[data-page-menu]', load: () => Promise.resolve(attachPageMenu) },
  { selector: '[data-contents]', attach: attachContents },
  { selector: '[data-prefer-version]', attach: attachVersionChoice },
];

interface ArticleBehaviorsProps {
  /** Changes whenever the article does, such as a hash of its markup. */
  readonly contentHash: string;
}

/** Makes the page's article, the element with `data-article`, interactive. */
export function ArticleBehaviors({ contentHash }: ArticleBehaviorsProps) {
  return <AttachBehaviors to="[data-article]" behaviors={articleBehaviors} contentHash={contentHash} />;
}

/**
 * Makes what the home page has in common with an article interactive, such as its code. In this module, as a file of its own
 * would be one more request on each page that links to it.
 */
export function HomeBehaviors() {
  return <AttachBehaviors to="[data-home]" behaviors={articleBehaviors} />;
}
