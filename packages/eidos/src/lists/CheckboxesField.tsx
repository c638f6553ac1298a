import type { Choice } from '../compiler/node';
import { choicesOf } from '../controller/node-tree';
import { createError } from '../development/advice';
import { FieldFrame } from '../fields/FieldFrame';
import { useEarlyRead } from '../fields/use-early-entry';
import { valueText } from '../controller/read-text';
import { equalJson, isArray } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import type { PartProps } from '../parts/registry';
import { whenLeft } from '../hooks/pointer-press';
import { useTranslator } from '../hooks/contexts';
import { type List, ReadOnlyList, useList } from './use-list';

const booleanChoices: readonly Choice[] = [
  { value: true, label: 'true' },
  { value: false, label: 'false' },
];

/** The choices of a list's items. Throws when they have none. */
function rowChoices({ node: { row }, control }: List, component: string): readonly Choice[] {
  const choices = choicesOf(row) ?? (row.kind === 'boolean' ? booleanChoices : undefined);
  if (choices) return choices;
  throw createError(
    `<${component} pointer="${control.pointer}"> needs items with choices.`,
    () => process.env.NODE_ENV !== 'production' && ' Give its "items" an "enum", or use another widget.',
  );
}

/**
 * An array of choices as one checkbox for each choice. New values are in the order of the choices, and stored ones stay
 * where they are; one that is no longer a choice has a box too, so that opening a screen never changes it. Throws when
 * the items of the array have no choices.
 */
export function CheckboxesField({ pointer }: PartProps) {
  const list = useList(pointer, 'CheckboxesField');
  const choices = rowChoices(list, 'CheckboxesField');
  if (list.isLocked) return <ReadOnlyList list={list} />;
  return (
    <FieldFrame control={list.control} labels="group">
      <Boxes list={list} choices={choices} />
    </FieldFrame>
  );
}

function Boxes({ list, choices }: { list: List; choices: readonly Choice[] }) {
  const translator = useTranslator();
  const { control, node, items, saved, setItems } = list;
  const { ids, attributes, messages } = control;
  const has = (values: readonly JsonValue[], value: JsonValue) => values.some((one) => equalJson(one, value));
  const listed = choices.map(({ value }) => value);
  const all = [...listed, ...items.filter((item, at) => !has([...listed, ...items.slice(0, at)], item))];
  const indexOf = (value: JsonValue) => all.findIndex((one) => equalJson(one, value));
  const isTicked = (at: number) => has(items, all[at]!);
  /** Keeps stored values as they are, and puts a new one before the first of a later choice. */
  function tick(isEntered: (at: number) => boolean) {
    const next = items.filter((item) => isEntered(indexOf(item)));
    all.forEach((value, at) => {
      if (!isEntered(at) || isTicked(at)) return;
      const later = next.findIndex((item) => indexOf(item) > at);
      next.splice(later === -1 ? next.length : later, 0, value);
    });
    // Boxes do not show the order, so the values that were saved have that of then again.
    const isSame = isArray(saved) && saved.length === next.length && next.every((one) => has(saved, one));
    setItems(isSame && saved.every((one) => has(next, one)) ? saved : next);
  }
  const readEarly = useEarlyRead<HTMLElement>((group) => {
    const boxes = [...group.querySelectorAll('input')];
    const isEntered = (at: number) => boxes[at]?.checked ?? isTicked(at);
    if (!all.every((_, at) => isEntered(at) === isTicked(at))) tick(isEntered);
  });
  return (
    <div
      ref={readEarly}
      id={ids.control}
      className="eidos-boxes"
      role="group"
      aria-labelledby={ids.label}
      aria-describedby={attributes['aria-describedby']}
      onBlur={whenLeft(attributes.onBlur)}
    >
      {all.map((value, at) => (
        <label key={JSON.stringify(value)} className="eidos-radios__option">
          <control.elements.input
            type="checkbox"
            className="eidos-checkbox"
            aria-invalid={messages.length > 0 || undefined}
            checked={isTicked(at)}
            onChange={() => tick((one) => isTicked(one) !== (one === at))}
          />
          {valueText(node.row, value, translator) || '""'}
        </label>
      ))}
    </div>
  );
}
