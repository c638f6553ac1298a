import styles from './visually-hidden.module.css';

export interface Status {
  /** Has the text read out when nothing else is being read. */
  say(text: string): void;
  remove(): void;
}

/** A polite live region at the end of the page; it has to be there before anything is said in it. */
export function createStatus(): Status {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className = styles.visuallyHidden ?? '';
  document.body.append(region);
  return {
    say(text) {
      region.textContent = text;
    },
    remove() {
      region.remove();
    },
  };
}
