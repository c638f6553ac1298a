import styles from './visually-hidden.module.css';

let region: HTMLElement | undefined;

/** The polite live region at the end of the page; it has to be there before anything is said in it. */
export function statusRegion(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('div');
  region.role = 'status';
  region.className = styles.visuallyHidden ?? '';
  document.body.append(region);
  return region;
}
