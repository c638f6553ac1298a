import { createError } from '../development/advice';
import {
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { GroupNode } from '../compiler/node';
import { storeOf } from '../controller/create-controller';
import { isWithin } from '../controller/field-id';
import { isRefused } from '../controller/node-tree';
import { expectKind, useControl } from '../fields/control';
import { isRightToLeft, scrollWithin } from '../hooks/effects';
import { useErrors, useShownErrors } from '../hooks/use-errors';
import { ownValue } from '../json/json-object';
import { joinPointer, parentPointer, type Pointer, splitPointer } from '../json/json-pointer';
import { EidosPart } from '../parts/EidosPart';
import type { PartProps } from '../parts/registry';
import { useFocusTarget } from '../parts/screen-context';
import { useReveal } from '../parts/use-reveal';
import { englishTabs } from '../translations/english-lists';
import { useController, useTranslator } from '../hooks/contexts';
import type { FieldError } from '../validation/outcome';
import { ErrorCount, GroupFields, isWithinAny } from './GroupFields';
import { GroupFrame } from './GroupPart';

/** A section behind a tab. */
export interface TabItem {
  /** Identifies this tab; not shown. */
  id: string;
  /** The text that users see. */
  label: string;
  /** Catalogue key of the label, looked up before `label` is used. */
  labelKey?: string;
  /** JSON Pointers of the values in this section, rendered in this order; the tab counts their errors. */
  pointers: readonly Pointer[];
  /** Rendered instead of the parts of `pointers`. */
  content?: ReactNode;
}

/**
 * The sections of a group, with the fields that apply now. A field without a tab in the schema is in the first section, so that
 * it is not lost.
 */
function itemsOf(node: GroupNode, pointer: Pointer, names: readonly string[]): readonly TabItem[] {
  if (node.tabs.length === 0) {
    throw createError(
      `<Tabs pointer="${pointer}">: the schema has no tabs there.`,
      () =>
        process.env.NODE_ENV !== 'production' &&
        ' Write "x-eidos": { "layout": "tabs" } at the group and "x-eidos": { "tab": "…" } at its fields, or pass tabs to the component.',
    );
  }
  const tabOf = (name: string) => node.tabs.find(({ children }) => children.includes(name)) ?? node.tabs[0];
  const items = node.tabs.map((tab) => ({
    ...tab,
    pointers: names.filter((name) => tabOf(name) === tab).map((name) => joinPointer(pointer, name)),
  }));
  // A section whose fields are all hidden has nothing to show.
  return items.filter(({ pointers }) => pointers.length > 0);
}

const noItems: readonly TabItem[] = [];

/** Sections or steps with the fields that apply now, as those of the schema: one whose fields are all hidden has nothing to show. */
export function useShownItems(items = noItems): readonly TabItem[] {
  const controller = useController();
  const pointers = items.flatMap((item) => (item.content === undefined ? item.pointers : []));
  const read = () =>
    JSON.stringify(
      pointers.filter((pointer) => storeOf(controller).view.tryPlace(pointer)?.applies === false),
    );
  const hidden = useSyncExternalStore(controller.subscribe, read, read);
  const all = JSON.parse(hidden) as readonly Pointer[];
  return items.flatMap((item) => {
    if (item.content !== undefined || item.pointers.length === 0) return item;
    const shown = item.pointers.filter((pointer) => !all.includes(pointer));
    return shown.length > 0 ? { ...item, pointers: shown } : [];
  });
}

interface TabButtonProps extends Pick<ComponentPropsWithoutRef<'button'>, 'id' | 'onClick' | 'onKeyDown'> {
  item: TabItem;
  isOpen: boolean;
  panelId: string;
}

function TabButton({ item, isOpen, panelId, ...attributes }: TabButtonProps) {
  const { label } = useTranslator();
  const count = useShownErrors(item.pointers).length;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // When it is opened to show an error, it may be outside the visible part of the list.
    if (isOpen) scrollWithin(button.current?.parentElement, button.current);
  }, [isOpen]);
  return (
    <button
      ref={button}
      type="button"
      role="tab"
      className="eidos-tabs__tab"
      aria-selected={isOpen}
      aria-controls={panelId}
      tabIndex={isOpen ? 0 : -1}
      data-invalid={count > 0 || undefined}
      {...attributes}
    >
      {label(item)}
      <ErrorCount count={count} />
    </button>
  );
}

/** The content of a section or step: its own, or else the parts of its values. */
export function TabContent({ item }: { readonly item: TabItem }) {
  if (item.content !== undefined) return item.content;
  return (
    <div className="eidos-group__fields">
      {item.pointers.map((each) => (
        <EidosPart key={each} pointer={each} />
      ))}
    </div>
  );
}

interface OtherValuesProps extends PartProps {
  /** The sections or steps, which show other values of the same groups. */
  readonly items: readonly TabItem[];
  /** The messages of `pointer` itself are shown around the sections. */
  readonly isFramed?: boolean;
}

/**
 * The values and errors that no section or step shows: stored values at and below `pointer` that are not allowed, of groups
 * whose other values are in sections, and errors without a field there, such as of such a group.
 */
export function OtherValues({ pointer, items, isFramed }: OtherValuesProps) {
  const { view } = storeOf(useController());
  const errors = useErrors('');
  const touched = useShownErrors('');
  const shown = items.flatMap(({ pointers }) => pointers);
  const isMissing = ({ pointer: at }: FieldError) => isWithin(at, pointer) && !isWithinAny(at, shown);
  const isSplit = (group: Pointer) => shown.some((one) => isWithin(one, group));
  const isRefusedHere = ({ pointer: at }: FieldError) =>
    (parentPointer(at) === pointer || isSplit(parentPointer(at))) && isRefused(view.tryPlace(at)?.node);
  const refused = errors.filter((error) => isMissing(error) && isRefusedHere(error));
  // Elsewhere on the screen, there may be fields for the values that are in no section.
  const others = touched.filter(
    (error) =>
      isMissing(error) &&
      !isRefusedHere(error) &&
      (!isFramed || (error.pointer !== pointer && isSplit(error.pointer))),
  );
  return (
    <>
      {refused.length > 0 && (
        <TabContent
          item={{ id: '', label: '', pointers: [...new Set(refused.map((error) => error.pointer))] }}
        />
      )}
      {others.length > 0 && (
        <ul className="eidos-field__errors">
          {others.map((error, at) => (
            <OtherError key={at} error={error} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The message of an error without a field, which gets the focus instead. */
function OtherError({ error }: { readonly error: FieldError }) {
  const { label, error: messageOf } = useTranslator();
  const { pointer } = error;
  const node = storeOf(useController()).view.tryPlace(pointer)?.node;
  const id = useId();
  useFocusTarget(pointer, id);
  return (
    <li id={id} tabIndex={-1}>
      {pointer && node ? `${label(node)}: ` : ''}
      {messageOf(error, node)}
    </li>
  );
}

/**
 * Index of the tab that a key selects, or undefined for a key that tabs don't use (APG, tabs with automatic
 * activation): arrow keys wrap around, Home and End select the first and last tab.
 */
export function tabAfterKey(key: string, at: number, count: number, isRtl: boolean): number | undefined {
  const next = (at + 1) % count;
  const before = (at - 1 + count) % count;
  const [ArrowLeft, ArrowRight] = isRtl ? [next, before] : [before, next];
  return ownValue({ ArrowLeft, ArrowRight, Home: 0, End: count - 1 }, key);
}

/** Props of `Tabs`. */
export interface TabsProps extends PartProps {
  /** Tabs of your own instead of those that the schema defines for the group at `pointer`. */
  tabs?: readonly TabItem[];
  /**
   * The `id` of the tab that is open initially.
   * @default the first tab
   */
  defaultTab?: string;
  /** `id` of the open tab, where your component decides. Set it again in `onOpen`. */
  tab?: string;
  /** Called with the `id` of a tab whenever it opens, or with `tab` given, whenever it should open. */
  onOpen?: (id: string) => void;
}

/**
 * Sections of a group, one at a time. Closed sections stay in the document, so nothing typed is lost; their tabs
 * show the number of errors in them, and going to an error opens its section.
 */
export function Tabs({ pointer, tabs, defaultTab, tab, onOpen }: TabsProps) {
  const { t } = useTranslator(englishTabs);
  const control = useControl(pointer);
  const group = expectKind(control, 'Tabs', 'group');
  const { children } = control.field;
  const own = useShownItems(tabs);
  const items = tabs ? own : itemsOf(group, pointer, children);
  const find = (id: string | undefined) => items.find((item) => item.id === id) ?? items[0];
  const [openId, setOpenId] = useState(() => find(defaultTab)?.id);
  const open = find(tab ?? openId);
  // The section that replaces a hidden one stays open when that one returns.
  if (open && tab === undefined && open.id !== openId) setOpenId(open.id);
  const base = useId();
  function openTab(id: string) {
    setOpenId(id);
    onOpen?.(id);
  }
  useReveal(pointer, (target) => {
    const holder = items.find(({ pointers }) => isWithinAny(target, pointers));
    if (holder) openTab(holder.id);
  });
  function handleKey(event: KeyboardEvent<HTMLElement>, place: number) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { parentElement: list } = event.currentTarget;
    const next = tabAfterKey(event.key, place, items.length, isRightToLeft(event.currentTarget));
    const item = next === undefined ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    openTab(item.id);
    list?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  }
  const name = control.label;
  return (
    <GroupFrame control={control}>
      <div className="eidos-tabs">
        <div
          role="tablist"
          className="eidos-tabs__list"
          aria-label={name ? t('tabs.label', { label: name }) : t('tabs.sections')}
        >
          {items.map((item, place) => (
            <TabButton
              key={item.id}
              id={`${base}tab-${place}`}
              panelId={`${base}panel-${place}`}
              item={item}
              isOpen={item === open}
              onClick={() => openTab(item.id)}
              onKeyDown={(event) => handleKey(event, place)}
            />
          ))}
        </div>
        {/* A closed section is hidden, but stays in the document. */}
        {items.map((item, place) => (
          <div
            key={item.id}
            role="tabpanel"
            id={`${base}panel-${place}`}
            className="eidos-tabs__panel"
            aria-labelledby={`${base}tab-${place}`}
            hidden={item !== open}
          >
            {tabs ? (
              <TabContent item={item} />
            ) : (
              <GroupFields
                pointer={pointer}
                group={group}
                names={item.pointers.map((each) => splitPointer(each).at(-1)!)}
              />
            )}
          </div>
        ))}
      </div>
      {tabs && <OtherValues isFramed pointer={pointer} items={items} />}
    </GroupFrame>
  );
}
