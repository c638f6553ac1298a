import type { TableNode } from '../compiler/node';
import type { Translator } from '../translations/translator';

interface TableTextsProps {
  readonly id: string;
  readonly label: string;
  readonly table: TableNode;
  readonly words: Translator;
}

/** The description of a table, and its help, which opens on demand. */
export function TableTexts({ id, label, table, words }: TableTextsProps) {
  return (
    <>
      {table.description !== undefined && (
        <p id={`${id}description`} className="eidos-field__description">
          {words.wordsOf(table, 'description')}
        </p>
      )}
      {table.help !== undefined && (
        <details className="eidos-field__help">
          <summary>{words.t('field.help', { label })}</summary>
          <p>{words.wordsOf(table, 'help')}</p>
        </details>
      )}
    </>
  );
}
