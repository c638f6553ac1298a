import type { ReactNode } from 'react';
import { hrefOf } from '@/lib/config/paths/paths';
import type { MeasuredFigures } from '@/lib/config/toolkit';
import { direction, inEnglish, language } from '@/lib/translations/translate';
import { Icon } from '../ui/icon';
import styles from './home-page.module.css';

export interface HomePageProps {
  readonly tagline: string;
  /** The command that installs the package that the site itself serves. */
  readonly install: ReactNode;
  /** The sample's screen and its schema; the page's Markdown has neither them nor the table. */
  readonly screen?: ReactNode;
  /** A table to be tried, and the rows to paste into it. */
  readonly table?: ReactNode;
  readonly rows: ReactNode;
  readonly example: ReactNode;
  /** Undefined where the content does not say how they were measured. */
  readonly figures: MeasuredFigures | undefined;
}

const next = [
  [
    'Getting started',
    '/docs/tutorial/getting started',
    'From an empty folder to a saved record in ten minutes.',
  ],
  ['Playground', '/playground', 'Your own schema next to its screen, shared as a link.'],
  ['Examples', '/docs/examples/', 'Complete screens that you can edit and copy.'],
  ['Api Docs', '/apiDocs', 'Every function, hook, component and type, each with a summary.'],
  ['Philosophy', '/docs/tutorial/philosophy', 'Why Eidos starts from a schema, and what it does for you.'],
] as const;

const COMPARISON = '/docs/tutorial/evaluate/comparison';

/** Each figure, the words behind it, and the page that says how it was measured. */
const provenBy = ({ size, sizeOfRjsf, keystroke, keystrokeOfRjsf }: MeasuredFigures) => [
  [
    size,
    `compiler, validator and a contact form, gzipped. RJSF with Ajv: ${sizeOfRjsf}.`,
    `${COMPARISON}#size`,
    'How size is measured',
  ],
  [
    keystroke,
    `for a keystroke in a form of 1,000 fields. RJSF: ${keystrokeOfRjsf}.`,
    `${COMPARISON}#speed`,
    'How speed is measured',
  ],
  [
    'WCAG 2.2 AA',
    'Every part is built to meet it: keyboard, names, contrast, announcements.',
    '/docs/tutorial/guides/accessibility',
    'How each criterion is checked',
  ],
  [
    'MIT',
    'license, no telemetry, no eval, and React with React DOM as the only peer dependencies.',
    '/docs/tutorial/guides/security',
    'What it can do in your page',
  ],
];

function Proof({ figures }: { readonly figures: MeasuredFigures }) {
  return (
    <section className={styles.proof} aria-labelledby="home-proof">
      <h2 id="home-proof">Measured, not promised</h2>
      <ul>
        {provenBy(figures).map(([value, words, path = '', link]) => (
          <li key={value}>
            <strong>{value}</strong>
            <p>{words}</p>
            <a href={hrefOf(path)}>{link}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way in: what the toolkit does, a form and its schema to change, a table to try, figures, code, and where to go next. */
export function HomePage({ tagline, install, screen, table, rows, example, figures }: HomePageProps) {
  return (
    <main className={styles.home} data-home="" {...inEnglish}>
      <div className={styles.hero}>
        <header className={styles.intro}>
          <h1 lang={language} dir={direction}>
            {tagline}
          </h1>
          <p>
            Describe a record once, as a JSON Schema. Eidos renders the screen that edits it: labeled fields,
            tables, inline errors, undo, and saving that never loses input.
          </p>
          <div className={styles.start}>
            <p className={styles.ways}>
              <a href={hrefOf('/docs/tutorial/getting started')}>
                Getting started <Icon name="arrow" />
              </a>
              <a href={hrefOf('/playground')}>Playground</a>
            </p>
            {install}
          </div>
        </header>
        {screen}
      </div>

      <section className={styles.tryTable} aria-labelledby="home-table">
        <div className={styles.words}>
          <h2 id="home-table">Tables that work like a spreadsheet</h2>
          <p>
            Copy these rows, select a cell under Article, and paste. Numbers are read in the user’s locale,
            invalid cells are marked, and a single undo reverts the whole paste.
          </p>
          {rows}
        </div>
        <div className={styles.table}>{table}</div>
      </section>

      {figures && <Proof figures={figures} />}

      <section className={styles.code} aria-labelledby="home-code">
        <div className={styles.words}>
          <h2 id="home-code">One schema, one component</h2>
          <p>
            The schema gives the data its type. Every schema error is reported at once, with a fix. Replace
            any part when you need to.
          </p>
          <p>
            <a href={hrefOf('/docs/tutorial/customize_fields')}>Customize fields</a>
          </p>
        </div>
        {example}
      </section>

      <section className={styles.next} aria-labelledby="home-next">
        <h2 id="home-next">Next steps</h2>
        <ul>
          {next.map(([label, path, words]) => (
            <li key={path}>
              <a href={hrefOf(path)}>{label}</a>
              <span>{words}</span>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
