/**
 * Names the parts of a sample for assistive technology, which lists regions and fields by name.
 * @param sample the name of the sample
 * @param names what each part holds; undefined for one that is not folded
 * @returns a name for each part that no other part has
 */
export function labelParts(sample: string, names: readonly (string | undefined)[]): string[] {
  const labels = names.map((name) => (name ? `${sample}: ${name}` : sample));
  return labels.map((label, index) => {
    const before = labels.slice(0, index).filter((other) => other === label).length;
    return before === 0 ? label : `${label} (${before + 1})`;
  });
}
