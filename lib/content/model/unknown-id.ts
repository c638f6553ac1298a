function available(kind: string, ids: readonly string[]): string {
  return [`Available ${kind} ids are:`, ...[...ids].sort().map((id) => `- ${id}`)].join('\n');
}

function inVersions(names: readonly string[]): string {
  return `version${names.length > 1 ? 's' : ''} "${names.join(', ')}"`;
}

/** The words for a page id that does not exist, with those that do. */
export function unknownDocMessage(id: string, versions: readonly string[], ids: readonly string[]): string {
  return `Couldn't find any doc with id "${id}" in ${inVersions(versions)}.\n${available('doc', ids)}`;
}

/** The words for a sidebar id that does not exist, with those that do. */
export function unknownSidebarMessage(
  id: string,
  versions: readonly string[],
  ids: readonly string[],
): string {
  return `Can't find any sidebar with id "${id}" in ${inVersions(versions)}.\n${available('sidebar', ids)}`;
}
