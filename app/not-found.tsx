import { headElements } from '@/components/ui/head-elements';
import { hasProtocol, hrefOf } from '@/lib/config/paths/paths';
import { getSite } from '@/lib/config/site';
import { notFoundTags } from '@/lib/publish/metadata';
import { resolveNavbar } from '@/lib/publish/navbar/resolve-navbar';
import { translate } from '@/lib/translations/translate';

/** Exported as 404.html, which a host serves with status 404 for any path that has no page. */
export default async function NotFound() {
  const site = await getSite();
  const { start } = await resolveNavbar(site);
  const sections = start.flatMap((item) => (item.kind === 'link' && !hasProtocol(item.href) ? [item] : []));
  return (
    <main className="message">
      {headElements(notFoundTags(site))}
      <h1>{translate('Page Not Found')}</h1>
      <p>{translate('We could not find what you were looking for.')}</p>
      <p>
        {translate(
          'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
        )}
      </p>
      <p id="sections">{translate('Go to:')}</p>
      <ul aria-labelledby="sections">
        {[{ label: translate('Home page'), href: hrefOf('/') }, ...sections].map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
