import {
  type FormEvent,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Eidos } from '../compiler/node';
import type { Controller, ControllerOptions, SubmitOutcome } from '../controller/controller';
import { createController, storeOf } from '../controller/create-controller';
import { valueById } from '../controller/field-id';
import { type Draft, withoutReadDrafts } from '../controller/state';
import { plainText } from '../controller/read-text';
import { HUD, SubmitFailure } from '../hud/HUD';
import { equalJson } from '../json/json-object';
import type { Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import type { FieldLockProps } from '../parts/FieldLock';
import { EidosPart } from '../parts/EidosPart';
import { useScreen } from '../parts/screen-context';
import { mergeRegistries, type Registry } from '../parts/registry';
import { useNode } from '../parts/use-node';
import { SubmittedContext, useSubmit } from '../hud/hud-actions';
import { useController, useTranslator } from '../hooks/contexts';
import type { TranslatorOptions } from '../translations/translator';
import type { FieldError } from '../validation/outcome';
import { carryOver } from '../controller/carry-over';
import { EidosProvider } from './EidosProvider';
import { lazyRegistry, sourcesFor } from './lazy-registry';
import { beginLoading } from './lazy-part';

/** How many reports a parent may pass back late. */
const mostReports = 100;

type Exchange = ReturnType<typeof createExchange>;

/** The data between a screen and its parent. */
function createExchange() {
  /** The data that the parent has not passed back yet, in order. */
  const reports: unknown[] = [];
  /** The parent may respond to the last report in the same task. */
  let isOpen = false;
  /** It has responded to one in the same task, and to all since. */
  let isPrompt = false;
  return {
    /** The data that the parent passes at the moment, if any. */
    passed: [] as unknown[],
    report(data: unknown) {
      const count = reports.push(data);
      if (count > 1) isPrompt = false;
      if (count > mostReports) reports.shift();
      isOpen = true;
      setTimeout(() => (isOpen = false));
    },
    /** Returns the report that the parent passes back, if it is one, and whether it has changed the last one. */
    receive(data: unknown, isNew: boolean) {
      // While several reports wait for a response, this may respond to an earlier one.
      if (isNew && isOpen) isPrompt = reports.length < 2;
      // A parent may pass back a copy.
      const index = reports.findIndex((report) => equalJson(report, data));
      const report = reports.splice(0, index + 1).at(-1);
      const isResponse = isOpen && isPrompt && report === undefined;
      if (isResponse) reports.length = 0;
      return { report, isResponse };
    },
  };
}

/**
 * Reports each change of the data or of its validity, also one that an effect made while the handler was replaced. The
 * parent knows the data that it passes: a parent that adds to each report would get its own addition reported endlessly.
 */
function useChanges(
  controller: Controller<unknown>,
  onChange: CommonProps<never>['onChange'],
  exchange?: Exchange,
): void {
  const last = useRef<readonly [owner: unknown, data?: unknown, valid?: boolean]>([undefined]);
  useEffect(() => {
    if (!onChange) return;
    // The parent knows the data of a controller that it passes. A controller of the screen's own keeps its data with another eidos.
    const owner = exchange ?? controller;
    const report = () => {
      const { data, changed, errors } = controller.getSnapshot();
      const valid = !errors.length;
      const [lastOwner, before, wasValid] = last.current;
      last.current = [owner, data, valid];
      const isKnown = before === data || exchange?.passed.some((one) => equalJson(data, one));
      if (lastOwner !== owner || (isKnown && wasValid === valid)) return;
      if (!isKnown) exchange?.report(data);
      onChange(data as never, { changed, valid });
    };
    report();
    return controller.subscribe(report);
  }, [controller, onChange, exchange]);
}

interface FormProps {
  handle: Ref<EidosScreenHandle>;
  exchange?: Exchange;
}

type ScreenFormProps = Omit<CommonProps<never>, 'registry' | 'translations'> & FormProps;

/**
 * Keeps an event of this form from the browser and from outer forms, which React would tell of it where this form is in a portal.
 * Returns false for an event of another form: React also reports those of inner forms in portals, such as that of a dialog.
 */
function takeEvent(event: FormEvent): boolean {
  if (event.target !== event.currentTarget) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

/** The form around a whole screen: labeled by its root, submitted by Enter and by every submit button inside. */
function ScreenForm({ hud = true, handle, onChange, onError, exchange, children, ...lock }: ScreenFormProps) {
  const { label } = useTranslator();
  const root = useNode('');
  const controller = useController();
  const { navigator } = useScreen();
  const save = useSubmit();
  const submit = async () => {
    const outcome = await save();
    if ('errors' in outcome) onError?.(outcome);
    return outcome;
  };
  useImperativeHandle(handle, () => ({
    submit,
    reset: () => controller.reset(),
    focus: navigator.focus,
    validate: () => controller.validate(),
  }));
  useChanges(controller, onChange, exchange);
  const isLocked = lock.readOnly || lock.disabled;
  useEffect(() => {
    const { view, update } = storeOf(controller);
    // The control with the focus is never left if the lock replaces it.
    if (isLocked) update({ content: withoutReadDrafts(view.state.content) });
  }, [controller, isLocked]);
  const bar = hud === true ? !isLocked && <HUD /> : hud;
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (!takeEvent(event)) return;
    // Only the native input can detect an incomplete date: it has no value to validate.
    // The filter of a table belongs to no form.
    const inputs = [...event.currentTarget.elements] as (HTMLElement & Partial<HTMLInputElement>)[];
    const halfEntered = inputs.find((input) => input.validity?.badInput);
    // It is an error from the key on by which it became incomplete.
    if (halfEntered && controller.getSnapshot().errors.length === 0) halfEntered.focus();
    else void submit();
  }
  return (
    <form
      className="eidos-screen"
      // After Back, browsers would restore old entries over a newer record. A field's own `autocomplete` still applies.
      autoComplete="off"
      noValidate
      aria-label={label(root) || undefined}
      onSubmit={handleSubmit}
      onReset={(event) => {
        // The browser would change what some inputs show, and not the data.
        if (takeEvent(event) && !root.readOnly && !root.disabled) controller.reset();
      }}
    >
      <SubmittedContext.Provider value={storeOf(controller)}>
        <EidosPart pointer="" />
        {children}
        {bar || <SubmitFailure />}
      </SubmittedContext.Provider>
    </form>
  );
}

/** The value of the `ref` of `EidosScreen`. */
export interface EidosScreenHandle {
  /** Saves as the save button does, and resolves to the outcome. */
  readonly submit: () => Promise<SubmitOutcome>;
  /** Returns to the last saved data, which can be undone. */
  readonly reset: () => void;
  /** Brings the field at a pointer into view and focuses it. */
  readonly focus: (pointer: Pointer) => void;
  /** Shows all errors, and resolves to them once asynchronous checks have returned. */
  readonly validate: () => Promise<readonly FieldError[]>;
}

/** The second argument of `onChange` of `EidosScreen`. */
export interface ScreenChange {
  /** The pointers whose values differ from the saved data. */
  readonly changed: readonly Pointer[];
  /** Whether the data has no errors. */
  readonly valid: boolean;
}

interface CommonProps<Data> extends Omit<FieldLockProps, 'children'> {
  /** Parts of your own, which override the toolkit's. */
  registry?: Registry;
  /**
   * The locale and the texts.
   * @default English
   */
  translations?: TranslatorOptions;
  /**
   * Whether to show the status bar with unsaved changes, errors and the save button, or a bar of your own, such as a `HUD`
   * with `actions`. Without it, add a `<button type="submit">` to the children.
   * @default `true`, which shows none while the screen is `readOnly` or `disabled`
   */
  hud?: boolean | ReactElement;
  /**
   * Called after each change of the data or of its validity, with the unsaved changes; not for data that the parent passes.
   */
  onChange?: (data: Data, change: ScreenChange) => void;
  /** Called when a submit was rejected: the data is invalid, or saving failed. */
  onError?: (outcome: Extract<SubmitOutcome, { status: 'invalid' | 'failed' }>) => void;
  /** Content between the fields and the status bar. */
  children?: ReactNode;
}

/** A screen that holds its own data. */
export interface EidosScreenOwnProps<Data>
  extends
    CommonProps<Data>,
    Pick<ControllerOptions<Data>, 'defaults' | 'hidden' | 'onSubmit' | 'validation'> {
  /**
   * The compiled schema, created by `compileEidos` outside the component. When another one replaces it, everything that was
   * entered stays, with the steps of undo; a value that the new schema does not allow is shown with its error.
   */
  eidos: Eidos<Data>;
  /**
   * The saved data; without it, the record is new. Later changes to this prop are merged without losing unsaved edits;
   * `undefined` changes nothing.
   */
  data?: ControllerOptions<Data>['data'];
  /** Checks beyond the schema and derived values; created by `createRules`, and read when the screen is created. */
  rules?: ControllerOptions<Data>['rules'];
  /** Not allowed together with `eidos`. */
  controller?: undefined;
}

/** A screen for a controller that you created. */
export interface EidosScreenControlledProps<Data> extends CommonProps<Data> {
  /** Holds the data; created by `createController`. */
  controller: Controller<Data>;
}

/** Props of `EidosScreen`: an eidos with data, or a controller that you created. */
export type EidosScreenProps<Data = unknown> = EidosScreenOwnProps<Data> | EidosScreenControlledProps<Data>;

/**
 * A complete data-entry screen from an eidos: fields, groups, unions, tabs, tables and the status bar, in a
 * form. A rejected submit brings the first error into view and focuses it.
 */
export const EidosScreen = /* @__PURE__ */ forwardRef(function EidosScreen<Data>(
  props: EidosScreenProps<Data>,
  handle: ForwardedRef<EidosScreenHandle>,
) {
  if (props.controller) return <ScreenFrame {...props} controller={props.controller} handle={handle} />;
  return <OwnScreen {...props} handle={handle} />;
}) as <Data>(
  props: EidosScreenProps<Data> & {
    /** Receives the functions that submit, reset, validate and focus. */
    ref?: Ref<EidosScreenHandle>;
  },
) => ReactElement;

function OwnScreen<Data>({
  eidos,
  data,
  defaults,
  onSubmit,
  hidden,
  validation,
  rules,
  ...common
}: EidosScreenOwnProps<Data> & { handle: ForwardedRef<EidosScreenHandle> }) {
  const locale = common.translations?.locale;
  const options = { locale, defaults, hidden, validation, rules, onSubmit };
  const [controller, setController] = useState(() => createController(eidos, { ...options, data }));
  const [isNew, setNew] = useState(data === undefined);
  if (isNew && data !== undefined) setNew(false);
  if (controller.eidos !== eidos) {
    // A new record gets the defaults of the new schema too.
    setController(carryOver(controller, eidos, { ...options, defaults: isNew ? 'write' : defaults }));
  }
  useEffect(() => {
    const { view, update } = storeOf(controller);
    const isSame = view.setting.hidden === hidden;
    Object.assign(view.setting, { hidden, validation, onSubmit });
    if (!isSame) update({});
  });
  const [exchange] = useState(createExchange);
  useReceivedData(controller, data, exchange);
  return <ScreenFrame {...common} controller={controller} exchange={exchange} />;
}

/**
 * Passes later data to the controller. Data written inline is a new object at each render, so the contents are
 * compared. No data is nothing new, such as while the parent loads the record again, and neither is what the screen
 * reported before the parent responds with it.
 */
function useReceivedData<Data>(
  controller: Controller<Data>,
  data: ControllerOptions<Data>['data'],
  exchange: Exchange,
): void {
  const last = useRef(data);
  useEffect(() => {
    if ((data ?? null) === null) return;
    const store = storeOf(controller);
    const { content } = store.view.state;
    const { open } = store.history;
    const isNew = !equalJson(last.current, data);
    const { report, isResponse } = exchange.receive(data, isNew);
    if (!isNew && !isResponse) return;
    last.current = data;
    if (report !== undefined && !equalJson(content.data, data))
      return store.update({ saved: report as JsonValue });
    exchange.passed.push(data);
    store.batch(() => {
      // The parent knows everything that was entered, so there is nothing to merge.
      if (isResponse) store.update({ saved: content.data });
      controller.receive(data as Data);
      const id = open?.group;
      if (!isResponse || id === undefined) return;
      const was = valueById(content.data, id, store.view.lookup.keys);
      // A text stays on the screen as it was typed until its field is left.
      const typed: Draft = { text: plainText(was), was, violation: undefined };
      const { content: merged } = store.view.state;
      const drafts = new Map(merged.drafts).set(id, content.drafts.get(id) ?? typed);
      store.update({ content: { ...merged, drafts } });
      store.history.open = open;
    });
    exchange.passed.pop();
  }, [controller, data, exchange]);
}

function ScreenFrame({
  controller,
  registry,
  translations,
  ...form
}: CommonProps<never> & FormProps & { controller: Controller }) {
  const parts = useMemo(() => mergeRegistries(lazyRegistry, registry), [registry]);
  const { eidos } = controller;
  // Loading begins with the first rendering, also of parts that may be shown later.
  useMemo(() => sourcesFor(eidos, parts).forEach(beginLoading), [eidos, parts]);
  return (
    <EidosProvider {...form} controller={controller} registry={parts} translations={translations}>
      <ScreenForm {...form} />
    </EidosProvider>
  );
}
