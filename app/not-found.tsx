import type { Metadata } from 'next';
import { NotFoundBody } from '@/components/docs/not-found-body';
import { getSite } from '@/lib/config/site';
import { notFoundMetadata } from '@/lib/publish/metadata';

export async function generateMetadata(): Promise<Metadata> {
  return notFoundMetadata(await getSite());
}

/** Exported as 404.html, which a host serves with status 404 for any path that has no page. */
export default function NotFound() {
  return <NotFoundBody />;
}
