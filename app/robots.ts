import { getSite } from '@/lib/config/site';
import { robotsRules } from '@/lib/publish/sitemap';

export const dynamic = 'force-static';

export default async function robots() {
  return robotsRules(await getSite());
}
