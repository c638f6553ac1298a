/** `data_flow` is called "Data flow"; a name without words is called nothing. */
export function labelOfName(name: string): string {
  const words = name.replaceAll(/[-_\s]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
