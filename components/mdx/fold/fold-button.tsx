import { translate } from '@/lib/translations/translate';
import styles from './fold.module.css';

/** Code with more lines than this is folded to 18; with fewer, folding would save less than its button takes. */
const longestUnfolded = 22;

/** Whether code of so many lines is folded. */
export const isFolded = (lines: number) => lines > longestUnfolded;

interface FoldButtonProps {
  readonly lines: number;
  /** The selector of the behavior that attaches the button. */
  readonly replay: string;
}

/** Unfolds the element before it, which has `data-folded`. Without scripts the code is whole and there is no button. */
export function FoldButton({ lines, replay }: FoldButtonProps) {
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={false}
      data-fold=""
      data-print="hide"
      data-replay={replay}
    >
      {translate('Show all {count} lines', { count: lines })}
    </button>
  );
}
