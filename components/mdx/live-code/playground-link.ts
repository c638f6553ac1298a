import { hrefOf } from '@/lib/config/paths/paths';
import { translate } from '@/lib/translations/translate';
import type { RenderedMessage } from './frame/protocol';
import styles from './live-code.module.css';

/**
 * Adds a link to the header of a result that opens the screen that the sample has rendered last in the playground; there is
 * none without a screen. Returns what is called with each screen.
 */
export function attachPlaygroundLink(header: Element, readCode: () => string) {
  const link = document.createElement('a');
  link.className = styles.button ?? '';
  link.textContent = translate('Open in playground');
  let last = 0;

  async function update(rendered: RenderedMessage, number: number) {
    const { sampleState } = await import('../../playground/state-hash');
    const linked = await sampleState(rendered, readCode());
    if (number !== last || !linked) return;
    link.href = hrefOf('/playground') + linked.hash;
    header.append(link);
  }

  return {
    show: (rendered: RenderedMessage) => {
      last += 1;
      update(rendered, last).catch(() => link.remove());
    },
    remove() {
      last += 1;
      link.remove();
    },
  };
}
