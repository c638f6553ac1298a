import { encodePath } from './paths';

/**
 * The address to write into an `href` for a page's path: encoded (`getting started` has a space) and below the base path,
 * which next.config hands over as NEXT_PUBLIC_BASE_PATH. Whole addresses and `#anchors` come back as they are.
 */
export function hrefOf(link: string, basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''): string {
  const [, path = '', rest = ''] = /^(\/(?!\/)[^?#]*)(.*)$/.exec(link) ?? [];
  return path === '' ? link : basePath + encodePath(path) + rest;
}
