import { attachAutoCollapse } from '../docs/sidebar/attach-auto-collapse';
import type { Behaviour } from './behaviour';
import { detailsMotion } from './details-motion';

/** What scripts add to the docs' own shell, which is the tree of a sidebar. */
export const docsBehaviours: readonly Behaviour[] = [
  { selector: '[data-auto-collapse]', attach: attachAutoCollapse },
  detailsMotion,
];
