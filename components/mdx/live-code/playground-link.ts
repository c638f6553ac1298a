import { hrefOf } from '@/lib/config/paths/paths';
import { translate } from '@/lib/translations/translate';
import type { DrawnMessage } from '../../playground/screen-messages';
import styles from './live-parts.module.css';

/** How long a sample that was changed may take to draw a screen again, in ms, before its link is removed. */
const redrawMs = 1500;

export interface PlaygroundLink {
  /** The sample has drawn a screen. */
  show(drawn: DrawnMessage): void;
  /** The sample was changed and may draw another screen, or none. */
  expectChange(): void;
  remove(): void;
}

/** A link in the header of a result that opens what the sample draws in the playground; there is none without a screen. */
export function createPlaygroundLink(header: Element): PlaygroundLink {
  const link = document.createElement('a');
  link.className = styles.button ?? '';
  link.textContent = translate('Open in playground');
  let last = 0;
  let timer: number | undefined;

  async function update(drawn: DrawnMessage, number: number) {
    const { sampleState } = await import('../../playground/sample-state');
    const linked = await sampleState(drawn);
    if (number !== last || !linked) return;
    link.href = hrefOf('/playground') + linked.hash;
    header.append(link);
  }

  return {
    show(drawn) {
      window.clearTimeout(timer);
      last += 1;
      update(drawn, last).catch(() => link.remove());
    },
    expectChange() {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => link.remove(), redrawMs);
    },
    remove() {
      window.clearTimeout(timer);
      last += 1;
      link.remove();
    },
  };
}
