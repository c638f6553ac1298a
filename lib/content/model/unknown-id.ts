import { nearestNames } from '../../config/diagnostics/explain-schema';

/** Lists of more ids begin with the nearest ones, because messages cut them. */
const mostIds = 10;

function available(kind: string, wanted: string, ids: readonly string[]): string {
  const near = ids.length > mostIds ? nearestNames(wanted, ids).slice(0, mostIds) : [];
  const others = ids.filter((id) => !near.includes(id)).sort();
  return [`Available ${kind} ids are:`, ...[...near, ...others].map((id) => `- ${id}`)].join('\n');
}

function inVersions(names: readonly string[]): string {
  return `version${names.length > 1 ? 's' : ''} "${names.join(', ')}"`;
}

/** The words for a page id that does not exist, with those that do. */
export function unknownDocMessage(id: string, versions: readonly string[], ids: readonly string[]): string {
  return `Couldn't find any doc with id "${id}" in ${inVersions(versions)}.\n${available('doc', id, ids)}`;
}

/** The words for a sidebar id that does not exist, with those that do. */
export function unknownSidebarMessage(
  id: string,
  versions: readonly string[],
  ids: readonly string[],
): string {
  return `Can't find any sidebar with id "${id}" in ${inVersions(versions)}.\n${available('sidebar', id, ids)}`;
}
