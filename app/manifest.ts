import type { MetadataRoute } from 'next';
import { getSite } from '@/lib/config/site';

export const dynamic = 'force-static';

/** Lets the site be kept on a device's start screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { title, tagline, baseUrl, basePath } = await getSite();
  const icon = (name: string, size: number) => ({
    src: `${basePath}/img/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return {
    name: title,
    short_name: title,
    description: tagline,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'browser',
    background_color: '#fcfcfa',
    theme_color: '#fcfcfa',
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      { ...icon('icon-maskable-512', 512), purpose: 'maskable' },
    ],
  };
}
