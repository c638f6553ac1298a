'use client';

import { AttachBehaviours } from '../behaviours/attach-behaviours';
import type { Behaviour } from '../behaviours/behaviour';

const behaviours: readonly Behaviour[] = [
  {
    selector: '[data-code]',
    load: () =>
      import('../mdx/code-block/attach-code-blocks').then(({ attachCodeBlocks }) => attachCodeBlocks),
  },
];

/** Lets the code of the home page be copied. */
export function HomeBehaviours() {
  return <AttachBehaviours to="[data-home]" behaviours={behaviours} />;
}
