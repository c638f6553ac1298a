import { hrefOf } from '@/lib/config/paths/paths';
import { translate } from '@/lib/translations/translate';
import type { RenderedMessage } from './frame/protocol';
import styles from './live-code.module.css';

/** How long a sample that was changed may take to render a screen again, in ms, before its link is removed. */
const renderMs = 1500;

export interface PlaygroundLink {
  /** The sample has rendered a screen. */
  show(rendered: RenderedMessage): void;
  /** The sample was changed and may render another screen, or none. */
  expectChange(): void;
  remove(): void;
}

/** A link in the header of a result that opens what the sample renders in the playground; there is none without a screen. */
export function createPlaygroundLink(header: Element, readCode: () => string): PlaygroundLink {
  const link = document.createElement('a');
  link.className = styles.button ?? '';
  link.textContent = translate('Open in playground');
  let last = 0;
  let timer: number | undefined;

  async function update(rendered: RenderedMessage, number: number) {
    const { sampleState } = await import('../../playground/state-hash');
    const linked = await sampleState(rendered, readCode());
    if (number !== last || !linked) return;
    link.href = hrefOf('/playground') + linked.hash;
    header.append(link);
  }

  return {
    show(rendered) {
      window.clearTimeout(timer);
      last += 1;
      update(rendered, last).catch(() => link.remove());
    },
    expectChange() {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => link.remove(), renderMs);
    },
    remove() {
      window.clearTimeout(timer);
      last += 1;
      link.remove();
    },
  };
}
