import type { ReactNode } from 'react';
import { hrefOf } from '@/lib/config/paths/paths';
import type { MeasuredFigures } from '@/lib/config/toolkit';
import { direction, inEnglish, language } from '@/lib/translations/translate';
import { Icon } from '../ui/icon';
import { Proof } from './proof';
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
  /** The code of a first screen. */
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
            {install}
            <p className={styles.ways}>
              <a href={hrefOf('/docs/tutorial/getting started')}>
                Getting started <Icon name="arrow" />
              </a>
              <a href={hrefOf('/playground')}>Playground</a>
            </p>
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
