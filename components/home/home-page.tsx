import type { ReactNode } from 'react';
import { hrefOf } from '@/lib/paths/href';
import { translate } from '@/lib/translations/translate';
import { Icon } from '../ui/icon';
import { highlightJson } from './highlight-json';
import { sampleText } from './sample';
import styles from './home-page.module.css';

export interface HomePageProps {
  readonly tagline: string;
  /** Installs the package that the site itself serves. */
  readonly installCommand: string;
  /** The sample's screen. */
  readonly screen: ReactNode;
}

const compileCode = `import { compileEidos } from 'eidos';

const eidos = compileEidos(schema);`;

const screenCode = `import { EidosScreen } from 'eidos/react';

<EidosScreen eidos={eidos} onSubmit={save} />;`;

const next = [
  ['Philosophy', '/docs/tutorial/philosophy', 'Why Eidos starts from a schema, and what it does for you.'],
  [
    'Getting started',
    '/docs/tutorial/getting started',
    'From an empty folder to a saved record in ten minutes.',
  ],
  ['API', '/apiDocs', 'Every function, hook, component and type, each with a summary.'],
  ['Playground', '/playground', 'Your own schema beside its screen, shared as a link.'],
  ['Examples', '/docs/examples/', 'Complete screens that you can edit and copy.'],
] as const;

interface StepProps {
  readonly title: string;
  readonly code: string;
  readonly children: ReactNode;
}

function Step({ title, code, children }: StepProps) {
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
      <pre>
        <code>{code}</code>
      </pre>
    </li>
  );
}

/** The way in: what the toolkit does, a schema beside the screen it becomes, how to begin, where to go on. */
export function HomePage({ tagline, installCommand, screen }: HomePageProps) {
  return (
    <main className={styles.home}>
      <header className={styles.intro}>
        <h1>{tagline}</h1>
        <p>
          {translate(
            'Describe a record once, as a JSON Schema. Eidos renders the screen that edits it: labeled fields, tables, inline errors, undo, and saving that never loses input.',
          )}
        </p>
        <p className={styles.ways}>
          <a href={hrefOf('/docs/tutorial/getting started')}>
            {translate('Get started')} <Icon name="arrow" />
          </a>
          <a href={hrefOf('/docs/tutorial/philosophy')}>{translate('Read the philosophy')}</a>
        </p>
      </header>

      <div className={styles.pair}>
        <section aria-labelledby="home-schema">
          <h2 id="home-schema">{translate('The schema')}</h2>
          <pre>
            <code>
              {highlightJson(sampleText(), {
                property: styles.property ?? '',
                text: styles.text ?? '',
                value: styles.value ?? '',
              })}
            </code>
          </pre>
        </section>
        <section aria-labelledby="home-screen">
          <h2 id="home-screen">{translate('The screen it becomes')}</h2>
          <div className={styles.screen}>{screen}</div>
        </section>
      </div>

      <section className={styles.begin} aria-labelledby="home-begin">
        <h2 id="home-begin">{translate('Three steps to your first screen')}</h2>
        <ol>
          <Step title={translate('Install the package')} code={installCommand}>
            {translate('Requires React 18.2 or later.')}{' '}
            <a href={hrefOf('/docs/tutorial/installation')}>{translate('Installation')}</a>
          </Step>
          <Step title={translate('Compile your schema')} code={compileCode}>
            {translate('Reports every schema error at once, with a fix.')}{' '}
            <a href={hrefOf('/docs/api/eidos_compiler')}>{translate('The compiler')}</a>
          </Step>
          <Step title={translate('Render the screen')} code={screenCode}>
            {translate('Replace any part when you need to.')}{' '}
            <a href={hrefOf('/docs/tutorial/customize_fields')}>{translate('Customize fields')}</a>
          </Step>
        </ol>
      </section>

      <section className={styles.next} aria-labelledby="home-next">
        <h2 id="home-next">{translate('Next steps')}</h2>
        <ul>
          {next.map(([label, path, words]) => (
            <li key={path}>
              <a href={hrefOf(path)}>{translate(label)}</a>
              <span>{translate(words)}</span>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
