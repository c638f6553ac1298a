import { ReadOnlyField } from '../fields/FieldFrame';
import { valueText } from '../fields/value-text';
import { useTranslator } from '../translations/translations-context';
import type { List } from './use-list';

/** The items of a read-only list as one line of text. */
export function ReadOnlyList({ list: { control, node, items } }: { list: List }) {
  const translator = useTranslator();
  const text = items.map((item) => valueText(node.row, item, translator)).join(', ');
  return <ReadOnlyField control={{ ...control, value: text }} />;
}
