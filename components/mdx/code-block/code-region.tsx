import syntax from './syntax.module.css';

interface CodeRegionProps {
  /** The highlighted code, ready to show. */
  readonly html: string;
  /** Its name among the page's regions. */
  readonly label: string;
  readonly isFolded?: boolean;
}

/** Highlighted code in a box that may scroll, which has to take the focus: a keyboard cannot reach what is outside it otherwise. */
export function CodeRegion({ html, label, isFolded = false }: CodeRegionProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre role="region" aria-label={label} tabIndex={0} data-folded={isFolded ? '' : undefined}>
      <code className={syntax.code} dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}
