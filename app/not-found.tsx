import type { Metadata } from 'next';
import { NotFoundBody } from '@/components/docs/not-found-body';
import { getSite } from '@/lib/config/site';
import { getVersions } from '@/lib/content/pages';
import { resolveNavbar } from '@/lib/publish/navbar/resolve-navbar';
import { hrefOf } from '@/lib/config/paths/paths';
import { notFoundMetadata } from '@/lib/publish/metadata';
import { searchScopes } from '@/lib/publish/search/search-urls';
import { translate } from '@/lib/translations/translate';

export async function generateMetadata(): Promise<Metadata> {
  return notFoundMetadata(await getSite());
}

/** Exported as 404.html, which a host serves with status 404 for any path that has no page. */
export default async function NotFound() {
  const [{ start }, versions] = await Promise.all([resolveNavbar(await getSite()), getVersions()]);
  const sections = start.flatMap((item) => (item.kind === 'link' && !item.isExternal ? [item] : []));
  return (
    <NotFoundBody
      indexUrl={searchScopes(versions)[0].indexUrl}
      sections={[
        { label: translate('Home page'), href: hrefOf('/') },
        ...sections.map(({ label, href }) => ({ label, href })),
      ]}
    />
  );
}
