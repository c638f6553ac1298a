import { hrefOf } from '@/lib/config/paths/paths';
import type { MeasuredFigures } from '@/lib/config/toolkit';
import styles from './home-page.module.css';

const COMPARISON = '/docs/tutorial/evaluate/comparison';

interface FigureProps {
  readonly value: string;
  readonly words: string;
  readonly path: string;
  readonly link: string;
}

function Figure({ value, words, path, link }: FigureProps) {
  return (
    <li>
      <strong>{value}</strong>
      <p>{words}</p>
      <a href={hrefOf(path)}>{link}</a>
    </li>
  );
}

/** What was measured, each figure with the page that says how. */
export function Proof({ figures }: { readonly figures: MeasuredFigures }) {
  const { size, sizeOfRjsf, keystroke, keystrokeOfRjsf } = figures;
  return (
    <section className={styles.proof} aria-labelledby="home-proof">
      <h2 id="home-proof">Measured, not promised</h2>
      <ul>
        <Figure
          value={size}
          words={`compiler, validator and a contact form, gzipped. RJSF with Ajv: ${sizeOfRjsf}.`}
          path={`${COMPARISON}#size`}
          link="How size is measured"
        />
        <Figure
          value={keystroke}
          words={`for a keystroke in a form of 1,000 fields. RJSF: ${keystrokeOfRjsf}.`}
          path={`${COMPARISON}#speed`}
          link="How speed is measured"
        />
        <Figure
          value="WCAG 2.2 AA"
          words="Every part is built to meet it: keyboard, names, contrast, announcements."
          path="/docs/tutorial/guides/accessibility"
          link="How each criterion is checked"
        />
        <Figure
          value="MIT"
          words="license, no telemetry, no eval, and React with React DOM as the only peer dependencies."
          path="/docs/tutorial/guides/security"
          link="What it can do in your page"
        />
      </ul>
    </section>
  );
}
