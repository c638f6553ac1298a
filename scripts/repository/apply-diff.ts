/**
 * Applies a change that is written as lines of context, `-` and `+`; `@@` separates two places.
 * @throws when the context is not in the text exactly once.
 */
export function applyDiff(text: string, diff: string, file: string): string {
  return diff.split(/^@@.*\n/m).reduce((current, place) => {
    const lines = place.replace(/\n$/, '').split('\n');
    const without = (mark: string) =>
      lines.filter((line) => !line.startsWith(mark)).map((line) => `${line.slice(1)}\n`);
    const before = without('+').join('');
    const parts = current.split(before);
    if (before !== '' && parts.length === 2) return parts.join(without('-').join(''));
    throw new Error(`${file} holds ${parts.length - 1} times what the change begins from:\n${before}`);
  }, text);
}
