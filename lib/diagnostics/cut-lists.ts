/** Entries of a list that help to find the right one; the nearest ones come first. */
const mostEntries = 10;

/** The text of a message without the end of each long list, whose entries are lines that begin with "- ". */
export function cutLists(message: string): string {
  const kept: string[] = [];
  let entries = 0;
  for (const line of message.split('\n')) {
    if (!line.startsWith('- ') && entries > mostEntries) kept.push(restOf(entries));
    entries = line.startsWith('- ') ? entries + 1 : 0;
    if (entries <= mostEntries) kept.push(line);
  }
  if (entries > mostEntries) kept.push(restOf(entries));
  return kept.join('\n');
}

const restOf = (entries: number) => `- … and ${(entries - mostEntries).toLocaleString('en')} more`;
