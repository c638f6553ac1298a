import type { CSSProperties } from 'react';
import { isArray } from '../json/json-object';
import { useController } from '../hooks/use-controller';
import type { PartProps } from '../parts/registry';
import { englishScreen } from '../translations/english-screen';
import { useTranslator } from '../translations/translations-context';

/** Rows that the place of a table is kept for at most; longer tables scroll. */
const mostRows = 100;
const rowsInView = 13;

/** Keeps the place of a part until its code is loaded: for a list, as many rows as it has. */
export function PartPlaceholder({ pointer }: PartProps) {
  const { t } = useTranslator(englishScreen);
  const value = useController().get(pointer);
  const rows = isArray(value) ? value.length : 0;
  const style = { '--eidos-rows': rows > mostRows ? rowsInView : rows } as CSSProperties;
  return (
    <p className="eidos-loading" role="status" style={style}>
      {t('part.loading')}
    </p>
  );
}
