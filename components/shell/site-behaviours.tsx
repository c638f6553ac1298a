'use client';

import { useEffect } from 'react';
import { reportMove } from '@/lib/browser/location/moves';
import { usePath } from '@/lib/browser/location/use-path';
import { useQueryAndHash } from '@/lib/browser/location/use-query-and-hash';
import { attachDropdowns } from './items/attach-dropdowns';
import { attachHideOnScroll } from './navbar/attach-hide-on-scroll';
import { attachMenu } from './menu/attach-menu';
import { attachSkipLink } from './skip-link/attach-skip-link';
import { SKIP_LINK_ID } from './skip-link/skip-link';
import { AttachBehaviours } from '../ui/attach-behaviours';
import type { Behaviour } from '../ui/behaviour';

/** What scripts add to the shell of every page, which is native markup until then. */
const siteBehaviours: readonly Behaviour[] = [
  { selector: '[data-dropdown]', attach: attachDropdowns },
  { selector: '[data-menu-toggle]', attach: attachMenu },
  { selector: `#${SKIP_LINK_ID}`, attach: attachSkipLink },
  { selector: '[data-hide-on-scroll]', attach: attachHideOnScroll },
];

/** Makes the shell interactive, and notifies its behaviours when the reader moves to another place. */
export function SiteBehaviours() {
  const path = usePath();
  const queryAndHash = useQueryAndHash();
  useEffect(reportMove, [path, queryAndHash]);
  return <AttachBehaviours to="body" behaviours={siteBehaviours} />;
}
