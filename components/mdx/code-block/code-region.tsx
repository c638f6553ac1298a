import syntax from './syntax.module.css';

interface CodeRegionProps {
  /** The highlighted code, ready to show. */
  readonly html: string;
  /** Its name among the page's regions. */
  readonly label: string;
  readonly isFolded?: boolean;
}

/** Highlighted code in a box that may scroll; `attachScrollRegions` lets Tab stop at it then. */
export function CodeRegion({ html, label, isFolded = false }: CodeRegionProps) {
  return (
    <pre role="region" aria-label={label} data-folded={isFolded ? '' : undefined}>
      <code className={syntax.code} dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}
