import type { TableNode } from '../compiler/node';
import { storeOf } from '../controller/create-controller';
import { isWithin } from '../controller/field-id';
import { type Control, expectKind, tieControl, useControl } from '../fields/control';
import { ReadOnlyField } from '../fields/FieldFrame';
import { valueText } from '../controller/read-text';
import { useController, useTranslator } from '../hooks/contexts';
import { useValue } from '../hooks/use-value';
import { useErrors } from '../hooks/use-form';
import { equalJson } from '../json/json-object';
import { joinPointer, type Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { useScreen } from '../parts/screen-context';
import { englishLists } from '../translations/english-lists';
import type { FieldError } from '../validation/outcome';

const nothing: readonly JsonValue[] = [];

/** An array that one control edits as a whole. */
export type List = ReturnType<typeof useList>;

/** Connects a control with the array at `pointer`, including the errors of its items. Throws for any other kind. */
export function useList(pointer: Pointer, component: string) {
  const controller = useController();
  const { announcer } = useScreen();
  const { t } = useTranslator(englishLists);
  const plain = useControl(pointer);
  const node = expectKind(plain, component, 'table');
  const stored = useValue(pointer);
  const items = Array.isArray(stored) ? (stored as readonly JsonValue[]) : nothing;
  const errors = useErrors(pointer);
  /** Marks the list and all of its items as touched, so that their errors may be shown. */
  const touch = () => {
    const wrong = controller.getErrors(pointer).map((error) => error.pointer);
    // A part of a chosen object has no field.
    controller.touch([pointer, ...wrong.filter(storeOf(controller).view.tryPlace)]);
  };
  /** Replaces all items, as one undo step. */
  const setItems = (next: readonly JsonValue[]) =>
    controller.set(pointer, next.length > 0 ? next : emptyList(plain));
  return {
    control: useListControl(plain, node, items, errors, touch),
    node,
    items,
    setItems,
    touch,
    /** Adds an item at the end; one that is there already is only announced. */
    add(this: void, item: JsonValue, label: string) {
      const isNew = !items.some((one) => equalJson(one, item));
      if (isNew) setItems([...items, item]);
      announcer.announce(t(isNew ? 'list.added' : 'list.repeated', { label }));
    },
    remove(this: void, index: number, label: string) {
      setItems(items.toSpliced(index, 1));
      announcer.announce(t('list.removed', { label }));
    },
    /** Drops a text that named no choice. */
    restore: () => controller.set(pointer, stored),
    /** Whether the item at `index` has errors that may be shown. */
    isWrong: (index: number) =>
      plain.field.touched && errors.some((error) => isWithin(error.pointer, joinPointer(pointer, index))),
  };
}

/** The value of a list without items: it is missing where it may be, so that `minItems` applies only to a real list. */
function emptyList({ field, node }: Control): JsonValue | undefined {
  if (!field.required) return undefined;
  return node.nullable && mustHaveItems(node as TableNode) ? null : [];
}

function mustHaveItems({ minItems = 0 }: TableNode): boolean {
  return minItems > 0;
}

/** The control with the errors of the items, and with limits in words that fit a choice. */
function useListControl(
  control: Control,
  node: TableNode,
  items: readonly JsonValue[],
  errors: readonly FieldError[],
  touch: () => void,
): Control {
  const translator = useTranslator(englishLists);
  const { t, error } = translator;
  const { field, pointer } = control;
  const messages = errors.map((one) => {
    const nameOf = (at: unknown) => valueText(node.row, items[Number(at)], translator);
    const own = {
      minItems: t('list.least', one.values),
      maxItems: t('list.most', one.values),
      uniqueItems: t('list.twice', { item: nameOf(one.values.first) }),
    };
    const [index] = one.pointer.slice(pointer.length + 1).split('/');
    if (!index) return error(one, { ...node, errors: { ...own, ...node.errors } });
    return t('list.item', { item: nameOf(index), message: error(one, node.row) });
  });
  return tieControl({
    ...control,
    // An empty list is a value, so that only `minItems` requires an entry.
    field: { ...field, touch, required: field.required && mustHaveItems(node) },
    messages: field.touched ? [...new Set(messages)] : [],
  });
}

/** The items of a read-only list as one line of text. */
export function ReadOnlyList({ list: { control, node, items } }: { list: List }) {
  const translator = useTranslator();
  const text = items.map((item) => valueText(node.row, item, translator)).join(', ');
  return <ReadOnlyField control={{ ...control, value: text }} />;
}
