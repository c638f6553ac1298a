import type { TextDiagnostic } from '../../../diagnostics/diagnostic';
import type { Embeds } from './resource-policy';

/** What an address is loaded for: each kind has its own rule in the page's policy. */
export type ResourceKind = 'image' | keyof Embeds;

const folderOf = { image: 'img', frames: 'embed', media: 'media' } as const;

function originOf(address: string): string | undefined {
  try {
    return new URL(address).origin;
  } catch {
    return undefined;
  }
}

const schemeOf = (address: string) => /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();

/** The line of the configuration that lets `origin` in beside those that it names already. */
function configLine(kind: keyof Embeds, origin: string, embeds: Embeds): string {
  const lists = Object.entries({ ...embeds, [kind]: [...embeds[kind], origin] })
    .filter(([, origins]) => origins.length > 0)
    .map(([name, origins]) => `${name}: [${origins.map((entry) => `'${entry}'`).join(', ')}]`);
  return `embeds: { ${lists.join(', ')} },`;
}

/**
 * Returns why the page's policy blocks an address of `kind` in `place`, such as `<iframe src>`; undefined when
 * it lets it through.
 */
export function checkResourceAddress(
  place: string,
  address: string,
  kind: ResourceKind,
  embeds: Embeds,
): TextDiagnostic | undefined {
  const written = address.trim();
  const scheme = schemeOf(written);
  const ownFile = `Put the file below public/ and write its path from the root, for example /${folderOf[kind]}/name.`;
  if (written === '' || written.startsWith('#')) return undefined;
  if (written.startsWith('//') || scheme === 'http') {
    const secure = written.replace(/^(http:)?\/\//i, 'https://');
    return {
      message: `${place} is "${written}", and the page's policy lets only https through.`,
      fix: `Write "${secure}".`,
    };
  }
  if (scheme === undefined) {
    if (written.startsWith('/')) return undefined;
    return { message: `${place} is "${written}", which has no address from the root.`, fix: ownFile };
  }
  if (kind === 'image' && (scheme === 'https' || scheme === 'data')) return undefined;
  const origin = scheme === 'https' ? originOf(written) : undefined;
  if (kind === 'image' || origin === undefined)
    return {
      message: `${place} is "${written.slice(0, 60)}", which the page's policy blocks.`,
      fix: ownFile,
    };
  if (embeds[kind].includes(origin)) return undefined;
  return {
    message: `${place} is on ${origin}, which the page's policy blocks: embeds.${kind} of the configuration does not name it.`,
    fix: `Write in the configuration: ${configLine(kind, origin, embeds)}`,
  };
}

/** Addresses of a `srcset`. */
export const addressesOfSet = (set: string) =>
  set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? '');

/** Addresses that a style loads. */
export const addressesOfStyle = (style: string) =>
  [...style.matchAll(/url\(\s*["']?([^"')]+)/gi)].map((match) => match[1] ?? '');
