import { requirePackage } from '../../bundles/require-package';
import { UnknownShapeError } from '../output/unknown-shape';

/** What Next's server of pages that are being written has. */
interface DevelopmentServer {
  getStaticPaths?: (request: object) => Promise<object>;
}

const moduleName = 'next/dist/server/dev/next-dev-server';

/**
 * Keeps `next dev` from listing the pages of a route before it answers. For the list it starts a process that loads the
 * whole site and reads all of the content, at every request of every page, and uses it only to refuse pages that are not in
 * it. The route itself answers an unknown address with the not-found page. See docs/decisions/0039-development.md.
 * @throws UnknownShapeError when Next has no such step any more
 */
export function skipStaticPaths(): void {
  const { default: Server } = requirePackage(moduleName) as { default?: { prototype: DevelopmentServer } };
  if (!Server || !Object.hasOwn(Server.prototype, 'getStaticPaths'))
    throw new UnknownShapeError('the method getStaticPaths of its server', moduleName);
  Server.prototype.getStaticPaths = () => Promise.resolve({});
}
