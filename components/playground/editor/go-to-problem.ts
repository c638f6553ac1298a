import type { PlacedProblem } from '../placed-problems';

/** Selects the place of a problem in the field of a `CodeEditor`, and brings its line into view. */
export function goToProblem(area: HTMLTextAreaElement, { offset, length, line }: PlacedProblem): void {
  area.focus({ preventScroll: true });
  area.setSelectionRange(offset, offset + length);
  const lines = area.previousElementSibling?.querySelectorAll('code > span');
  lines?.[line - 1]?.scrollIntoView({ block: 'nearest' });
}
