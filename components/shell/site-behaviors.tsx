'use client';

import { reportMove, usePath, useQueryAndHash } from '@/lib/browser/location/location';
import { useEffect } from 'react';
import { AttachBehaviors, type Behavior } from '../ui/attach-behaviors';
import { attachDropdown } from './items/attach-dropdown';
import { attachMenu } from './menu/attach-menu';
import { attachHideOnScroll } from './navbar/attach-hide-on-scroll';
import { SKIP_LINK_ID } from '@/lib/config/paths/shell-ids';
import { attachSkipLink } from './skip-link/skip-link';

/** The behaviors of the shell of every page, which is native markup until they load. */
const siteBehaviors: readonly Behavior[] = [
  { selector: '[data-dropdown]', attach: attachDropdown },
  { selector: '[data-menu-toggle]', attach: attachMenu },
  { selector: `#${SKIP_LINK_ID}`, attach: attachSkipLink },
  { selector: '[data-hide-on-scroll]', attach: attachHideOnScroll },
];

/** Makes the shell interactive, and notifies its behaviors when the reader moves to another place. */
export function SiteBehaviors() {
  const path = usePath();
  const queryAndHash = useQueryAndHash();
  useEffect(reportMove, [path, queryAndHash]);
  return <AttachBehaviors to="body" behaviors={siteBehaviors} />;
}
