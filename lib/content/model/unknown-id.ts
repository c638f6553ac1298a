import { nearestName } from '../../config/diagnostics/nearest-name';

/** The words for the id of a page or of a sidebar that does not exist, with those that do. */
export function unknownId(
  kind: 'doc' | 'sidebar',
  id: string,
  versions: readonly string[],
  ids: readonly string[],
): string {
  const failure = kind === 'doc' ? "Couldn't find any doc" : "Can't find any sidebar";
  const where = `version${versions.length > 1 ? 's' : ''} "${versions.join(', ')}"`;
  const available = [...ids].sort().map((known) => `- ${known}`);
  return [`${failure} with id "${id}" in ${where}.`, `Available ${kind} ids are:`, ...available].join('\n');
}

/** The fix for such an id, with the nearest one of a long list; `otherwise` is what can be written instead. */
export function chooseId(id: string, ids: readonly string[], otherwise = ''): string {
  const near = nearestName(id, ids);
  return `Write one of these${otherwise}${near === undefined ? '.' : `; did you mean "${near}"?`}`;
}
