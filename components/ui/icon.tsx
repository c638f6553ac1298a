import styles from './icon.module.css';

const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h10',
  chevron: 'M7 10l5 5 5-5',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  edit: 'M4 20l1-5L16 4l4 4L9 19z',
  up: 'M12 19V5M6 11l6-6 6 6',
  globe: 'M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  hide: 'M13 6l-6 6 6 6M19 6l-6 6 6 6',
  show: 'M11 6l6 6-6 6M5 6l6 6-6 6',
  arrow: 'M5 12h14M13 6l6 6-6 6',
} as const;

/** Those that point along the line of text. */
const pointing = new Set<string>(['hide', 'show', 'arrow'] satisfies (keyof typeof paths)[]);

/** One of the shell's line drawings; always decorative, so the words next to it carry the meaning. */
export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      className={pointing.has(name) ? `${styles.icon} ${styles.forward}` : styles.icon}
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
