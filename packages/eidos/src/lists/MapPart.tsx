import { type FocusEventHandler, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { GroupNode } from '../compiler/node';
import { storeOf } from '../controller/create-controller';
import { childNode, isListed } from '../controller/node-tree';
import { startValue } from '../controller/settle';
import { movedId } from '../controller/state';
import { type Control, expectKind, useControl } from '../fields/control';
import { LabeledInput } from '../fields/LabeledInput';
import { keepLineEnds } from '../fields/TextField';
import { useEarlyEntry } from '../fields/use-early-entry';
import { isComposing } from '../hooks/pointer-press';
import { useController, useTranslator } from '../hooks/contexts';
import { useEscape } from '../hooks/effects';
import { activeElement, hasFocus, useLeave } from '../hooks/use-leave';
import { isJsonObject } from '../json/json-object';
import { joinPointer, type Pointer } from '../json/json-pointer';
import { Button } from '../parts/Button';
import { EidosPart } from '../parts/EidosPart';
import type { PartProps } from '../parts/registry';
import { useScreen } from '../parts/screen-context';
import { englishOpen } from '../translations/english-lists';
import { GroupFields } from '../layout/GroupFields';
import { GroupFrame } from '../layout/GroupPart';
import { CardList } from './Cards';
import { useEntry, usePendingEntry } from './use-list';

interface NameInputProps {
  id: string;
  label: string;
  value: string;
  /** The name to which Escape returns. */
  original: string;
  error: string | undefined;
  onChange: (name: string) => void;
  onEnter: () => void;
  onBlur?: FocusEventHandler;
}

/** Lets no save succeed while a name on the screen cannot be used, and leads it there. */
function useUnreadName(pointer: Pointer, id: string, isWrong: boolean): void {
  const controller = useController();
  const { navigator } = useScreen();
  useEffect(() => {
    if (!isWrong) return undefined;
    const { unread } = storeOf(controller);
    const error = { pointer, code: 'unread', values: {} };
    unread.set(error, () => navigator.find(id)?.focus());
    return () => void unread.delete(error);
  }, [controller, navigator, pointer, id, isWrong]);
}

function NameInput({ value, original, onChange, onEnter, ...field }: NameInputProps) {
  const input = useEarlyEntry(value, onChange);
  useEscape(input, () => {
    if (value !== original) onChange(original);
    return value !== original;
  });
  return (
    <LabeledInput
      {...field}
      inputRef={input}
      value={value}
      data-own-undo={value !== original || undefined}
      spellCheck={false}
      onChange={({ target }) => onChange(keepLineEnds(value, target.value, ''))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
        // Enter in a form would submit it.
        event.preventDefault();
        event.stopPropagation();
        onEnter();
      }}
    />
  );
}

/** Why a name cannot be added to a map, as the key of its message. */
function nameError(node: GroupNode, value: unknown, name: string): 'map.taken' | 'map.refused' | undefined {
  if (isListed(node, name) || (isJsonObject(value) && Object.hasOwn(value, name))) return 'map.taken';
  return name === '' || name === '__proto__' || childNode(node, name) === undefined
    ? 'map.refused'
    : undefined;
}

interface MapEntryProps {
  map: Control;
  node: GroupNode;
  name: string;
  isLocked: boolean | undefined;
}

function MapEntry({ map, node, name, isLocked }: MapEntryProps) {
  const controller = useController();
  const { navigator } = useScreen();
  const { t } = useTranslator(englishOpen);
  const pointer = joinPointer(map.pointer, name);
  const entry = useEntry(pointer, '~');
  const { text: typed = name } = entry;
  const setTyped = (text: string) => entry.enter(text === name ? undefined : text);
  const error = isLocked || typed === name ? undefined : nameError(node, controller.get(map.pointer), typed);
  const id = useId();
  useUnreadName(pointer, id, error !== undefined);
  const frame = useRef<HTMLDivElement>(null);
  /** Replaces the controls of the value, so it waits until the focus has left the entry where it can. */
  const rename = (hadFocus: boolean) => {
    if (isLocked || typed === name || error !== undefined) return;
    setTyped(name);
    controller.renameEntry(map.pointer, name, typed);
    if (!hadFocus) return;
    setTimeout(() => {
      if (frame.current && !activeElement(frame.current)) navigator.focus(joinPointer(map.pointer, typed));
    });
  };
  usePendingEntry(entry, () => rename(frame.current !== null && hasFocus(frame.current)));
  const leave = useLeave(() => rename(false));
  if (isLocked) return <EidosPart pointer={pointer} />;
  return (
    <div
      ref={frame}
      className="eidos-map__entry"
      role="group"
      aria-label={name}
      // The focus returns here when it has only left the window.
      onBlur={(event) => void (hasFocus(event.currentTarget) || leave(event))}
    >
      <NameInput
        id={id}
        label={t('map.name')}
        value={typed}
        original={name}
        error={error && t(error)}
        onChange={setTyped}
        onEnter={() => rename(true)}
        // A value of another schema needs its own control before anything is entered.
        onBlur={({ relatedTarget }) => {
          const isOther = childNode(node, name)?.schemaPointer !== childNode(node, typed)?.schemaPointer;
          if (isOther && frame.current?.contains(relatedTarget)) rename(true);
        }}
      />
      <EidosPart pointer={pointer} />
      <Button
        onClick={() => {
          setTyped(name);
          // Removed before the focus leaves it, the entry is not renamed.
          flushSync(() => controller.set(pointer, undefined));
          navigator.find(`${map.ids.control}new`)?.focus();
        }}
      >
        {t('group.remove', { label: name })}
      </Button>
    </div>
  );
}

/** The function that returns the key of React for an entry, which keeps it through all changes of its name and their undo. */
function useEntryKeys(pointer: Pointer) {
  const { view } = storeOf(useController());
  const { id } = view.place(pointer);
  return (name: string) =>
    view.state.content.renamed.reduceRight(
      (last, [from, to]) => {
        const before = movedId(last, to, from);
        // Another entry may have got the former name.
        return before === last ? movedId(last, from, to) : before;
      },
      joinPointer(id, name),
    );
}

interface NewEntryProps extends Pick<MapEntryProps, 'map' | 'node'> {
  entry: ReturnType<typeof useEntry>;
}

function NewEntry({ map, node, entry }: NewEntryProps) {
  const controller = useController();
  const { navigator } = useScreen();
  const { t } = useTranslator(englishOpen);
  const { text: name = '' } = entry;
  const setName = (text: string) => entry.enter(text || undefined);
  const child = childNode(node, name);
  // A read-only value could not be set under a new name.
  const refusal = child?.readOnly ? 'map.refused' : undefined;
  const error = name === '' ? undefined : (refusal ?? nameError(node, controller.get(map.pointer), name));
  const id = `${map.ids.control}new`;
  useUnreadName(map.pointer, id, error !== undefined);
  const complete = () => {
    if (name === '' || error !== undefined) return;
    controller.set(joinPointer(map.pointer, name), (child && startValue(child, true)) ?? null);
    setName('');
  };
  const add = () => {
    // The next key is meant for the new field, however soon it comes.
    flushSync(complete);
    if (name !== '' && error === undefined) navigator.focus(joinPointer(map.pointer, name));
  };
  usePendingEntry(entry, (isSubmit) => {
    if (isSubmit) complete();
  });
  return (
    <div className="eidos-map__new">
      <NameInput
        id={id}
        label={t('map.newName', { label: map.label })}
        value={name}
        original=""
        error={error && t(error)}
        onChange={setName}
        onEnter={add}
      />
      <Button onClick={add}>{t('map.add', { label: map.label })}</Button>
    </div>
  );
}

/**
 * An object to which names may be added, or a tuple with rows after its fixed items: the listed fields, then an entry for
 * each other name, or a card for each row.
 */
export function MapPart({ pointer }: PartProps) {
  const own = useControl(pointer);
  const { t } = useTranslator(englishOpen);
  // The whole screen may have no title, but its buttons need words.
  const control = { ...own, label: own.label || t('map.untitled') };
  const node = expectKind(control, 'MapPart', 'group');
  const isLocked = node.readOnly || node.disabled;
  const entry = useEntry(pointer);
  const keyOf = useEntryKeys(pointer);
  const { children } = control.field;
  const listed = children.filter((name) => isListed(node, name));
  const added = children.filter((name) => !isListed(node, name));
  const [rest] = node.additional ?? [];
  const isList = node.tuple && rest;
  return (
    <GroupFrame control={control}>
      <GroupFields pointer={pointer} group={node} names={listed} />
      {isList ? (
        <CardList control={control} row={rest.node} list={node} fixed={node.children.length} />
      ) : (
        added.map((name) =>
          childNode(node, name) === undefined ? (
            <EidosPart key={name} pointer={joinPointer(pointer, name)} />
          ) : (
            <MapEntry key={keyOf(name)} map={control} node={node} name={name} isLocked={isLocked} />
          ),
        )
      )}
      {!isList && !isLocked && <NewEntry map={control} node={node} entry={entry} />}
    </GroupFrame>
  );
}
