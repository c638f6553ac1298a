import {
  type ClipboardEventHandler,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ChoiceOption } from '../fields/ChoiceControl';
import type { ControlAttributes } from '../fields/control';
import { useEarlyEntry } from '../fields/use-early-entry';
import { isComposing, whenLeft } from '../hooks/pointer-press';
import { useEscape } from '../hooks/effects';
import { useScreen } from '../parts/screen-context';
import { englishChoices } from '../translations/english-lists';
import { useTranslator } from '../hooks/contexts';
import { ComboboxList } from './ComboboxList';

/** Options that Page Up and Page Down skip. */
const page = 10;

/**
 * The option that a key makes active, or undefined for a key that does not move (APG, combobox): the arrow keys wrap
 * around, Page Up and Page Down go by ten. Home and End move in the text.
 */
function keyStep(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  active: number,
  count: number,
  isOpen: boolean,
): number | undefined {
  if (ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'ArrowDown' && (altKey || (!isOpen && active >= 0))) return active;
  if (altKey) return undefined;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : 0;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1;
  if (!isOpen) return undefined;
  if (key === 'PageDown') return Math.min(count - 1, active + page);
  return key === 'PageUp' ? Math.max(0, active - page) : undefined;
}

/** Props of `Combobox`. */
export interface ComboboxProps {
  /** Id and ARIA attributes of the input: the `attributes` of a control, whose `onBlur` may be left out. */
  attributes: Omit<ControlAttributes, 'onBlur'> & Partial<Pick<ControlAttributes, 'onBlur'>>;
  /** The label of the field, for the names of the list and its button. */
  label: string;
  /** The text in the input. */
  text: string;
  /** Called with every typed text. */
  onText: (text: string) => void;
  /** The options that match the text, in their order. */
  options: readonly ChoiceOption[];
  /** Key of the option that is the current value. */
  selected?: string;
  /** Called with the key of the option that was chosen. */
  onSelect: (key: string) => void;
  /** Whether something was typed: then Enter chooses the first option. */
  isTyped: boolean;
  /** Several options have the text: Enter and Tab choose none of them unless the arrow keys have moved to it. */
  isAmbiguous?: boolean;
  /** The options belong to another text: none of them is chosen by Enter or Tab. */
  isStale?: boolean;
  /** Shown instead of options, for example while they load. */
  message?: ReactNode;
  /** Keeps the list open after a choice, to choose several. */
  keepOpen?: boolean;
  /** An example that is shown while the input is empty. */
  placeholder?: string;
  /** Called for Escape while the list is closed; returns whether there was a text to cancel. */
  onEscape: () => boolean;
  /** Called for other keys that the list does not use; `preventDefault` keeps them from the form. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Called for a paste; `preventDefault` keeps the text out of the input. */
  onPaste?: ClipboardEventHandler<HTMLInputElement>;
  /** Called when the input is focused. */
  onFocus?: () => void;
}

/**
 * A text input with a list of options (the APG's editable combobox with list autocomplete): typing narrows
 * the list, the arrow keys go through it, Enter chooses, Escape closes it. It has no value of its own. The
 * focus stays in the input, and of a long list only the options around the active one are rendered.
 */
export function Combobox(props: ComboboxProps) {
  const { attributes, label, options, selected, isTyped, isStale, message, keepOpen } = props;
  const { t } = useTranslator(englishChoices);
  const { registry } = useScreen();
  const [isOpen, setOpen] = useState(false);
  const [moved, setMoved] = useState<{ readonly key: string | undefined; readonly at: number }>();
  const frame = useRef<HTMLDivElement>(null);
  // An input would drop line breaks, which a refused text from a spreadsheet may have.
  const text = props.text.replace(/[\r\n]+/g, '↵');
  const input = useEarlyEntry(text, props.onText);
  const listId = `${attributes.id}list`;
  const first = options.length > 0 && !props.isAmbiguous ? 0 : -1;
  const atFirst = isTyped ? first : options.findIndex(({ key }) => key === selected);
  const reached = moved && options[moved.at]?.key === moved.key ? moved.at : atFirst;
  const active = isStale ? -1 : reached;
  const current = isOpen ? options[active] : undefined;
  useCountAnnouncement(isOpen && isTyped, options.length, message !== undefined);

  function close() {
    setOpen(false);
    setMoved(undefined);
  }

  function choose(option: ChoiceOption) {
    props.onSelect(option.key);
    if (!keepOpen) close();
  }

  function moveTo(at: number) {
    setOpen(true);
    setMoved({ key: options[at]?.key, at });
  }

  useEscape(frame, () => {
    if (isOpen) close();
    return isOpen || props.onEscape();
  });

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event.nativeEvent)) return;
    const step = keyStep(event, active, options.length, isOpen);
    if (step !== undefined && isStale) setOpen(true);
    else if (step !== undefined) moveTo(step);
    else if (event.key === 'Enter' && current) choose(current);
    else if (event.altKey && event.key === 'ArrowUp' && isOpen) close();
    else {
      // Tab leaves the field with the option that Enter would choose.
      if (event.key === 'Tab' && current && isTyped && !keepOpen) choose(current);
      else props.onKeyDown?.(event);
      // The option is chosen once its search has ended.
      if (event.key === 'Enter' && isStale && !keepOpen) close();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div ref={frame} className="eidos-combobox" data-own-undo={isTyped || undefined} onBlur={whenLeft(close)}>
      <registry.elements.input
        autoComplete="off"
        {...attributes}
        ref={input}
        className="eidos-input eidos-combobox__input"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={current && `${listId}${active}`}
        autoCapitalize="off"
        spellCheck={false}
        placeholder={props.placeholder}
        value={text}
        onChange={({ target }) => {
          props.onText(target.value);
          setMoved(undefined);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onFocus={props.onFocus}
        onPaste={props.onPaste}
        onKeyDown={handleKey}
      />
      <button
        type="button"
        className="eidos-combobox__button"
        tabIndex={-1}
        aria-label={t('choice.show', { label })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        // The focus stays in the input.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          input.current?.focus();
          if (isOpen) close();
          else setOpen(true);
        }}
      />
      {isOpen && (
        <ComboboxList
          id={listId}
          anchor={frame}
          {...{ label, options, active, selected, message }}
          onChoose={choose}
        />
      )}
    </div>
  );
}

function useCountAnnouncement(isDue: boolean, count: number, hasMessage: boolean): void {
  const { announcer } = useScreen();
  const { t } = useTranslator(englishChoices);
  useEffect(() => {
    if (!isDue || hasMessage) return undefined;
    const timer = setTimeout(() => announcer.announce(t('choice.count', { count })), 500);
    return () => clearTimeout(timer);
  }, [isDue, hasMessage, count, announcer, t]);
}
