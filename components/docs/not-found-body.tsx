import { translate } from '@/lib/translations/translate';

/** The content of `main` when there is no page at the address. */
export function NotFoundBody() {
  return (
    <main className="message">
      <h1>{translate('Page Not Found')}</h1>
      <p>{translate('We could not find what you were looking for.')}</p>
      <p>
        {translate(
          'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
        )}
      </p>
    </main>
  );
}
