import { translate } from '@/lib/translations/translate';
import { NearestPages } from './nearest-pages';

interface NotFoundBodyProps {
  /** URL of the search index. */
  readonly indexUrl: string;
  /** Where to continue, as the bar of the site names it. */
  readonly sections: readonly { readonly label: string; readonly href: string }[];
}

/** The content of `main` when there is no page at the URL. */
export function NotFoundBody({ indexUrl, sections }: NotFoundBodyProps) {
  return (
    <main className="message">
      <h1>{translate('Page Not Found')}</h1>
      <p>{translate('We could not find what you were looking for.')}</p>
      <p>
        {translate(
          'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
        )}
      </p>
      <NearestPages indexUrl={indexUrl} />
      <p id="sections">{translate('Go to:')}</p>
      <ul aria-labelledby="sections">
        {sections.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
