/** Keys of the configuration and of `navigation.ts` whose values readers see as words. */
const words = ['label', 'title', 'tagline', 'content', 'copyright', 'aria-label', 'alt'] as const;
export type LabelKey = (typeof words)[number];
const labelKeys = new Set<string>(words);

type Labels = Readonly<Partial<Record<string, string>>>;

/**
 * Returns plain data with its labels in the language of the build, as the variable TRANSLATED_LABELS holds them; labels
 * without a translation stay as they are written.
 */
export function translateLabels<T>(
  data: T,
  { TRANSLATED_LABELS }: Readonly<Record<string, string | undefined>> = process.env,
): T {
  if (!TRANSLATED_LABELS) return data;
  const labels = JSON.parse(TRANSLATED_LABELS) as Labels;
  return JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    labelKeys.has(key) && typeof value === 'string' && Object.hasOwn(labels, value) ? labels[value] : value,
  ) as T;
}
