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
