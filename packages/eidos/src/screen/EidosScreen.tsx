import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { JsonValue } from '../json/json-schema';
import type { Eidos } from '../compiler/node';
import type { Controller, ControllerOptions } from '../controller/controller';
import { createController } from '../controller/create-controller';
import { equalJson } from '../json/json-object';
import type { TranslatorOptions } from '../translations/translator';
import { EidosPart } from '../parts/EidosPart';
import { carryOver } from './carry-over';
import { EidosProvider } from './EidosProvider';
import { lazyRegistry } from './lazy-registry';
import { mergeRegistries, type Registry } from '../parts/registry';
import { ScreenForm } from './ScreenForm';
import { beginLoading } from './part-source';
import { sourcesFor } from './preload-screen';

interface CommonProps {
  /** Parts of your own, which override the toolkit's. */
  registry?: Registry;
  /**
   * The locale and the texts.
   * @default English
   */
  translations?: TranslatorOptions;
  /**
   * Whether to show the status bar with unsaved changes, errors and the save button. Without it, add a
   * `<button type="submit">` to the children.
   * @default `true`
   */
  hud?: boolean;
  /** Content between the fields and the status bar. */
  children?: ReactNode;
}

/** A screen that holds its own data. */
export interface EidosScreenOwnProps<Data> extends CommonProps {
  /**
   * The compiled schema, created by `compileEidos` outside the component. When another one replaces it, input
   * is kept wherever the new schema accepts it.
   */
  eidos: Eidos<Data>;
  /**
   * The saved data; without it, the record is new. Later changes to this prop are merged without losing unsaved edits.
   */
  data?: ControllerOptions<Data>['data'];
  /**
   * Whether the defaults of the schema are offered at the empty fields of a record with `data`, or written into it.
   * @default `'offer'`
   */
  defaults?: ControllerOptions<Data>['defaults'];
  /**
   * Saves the data. The return value of `refuse`, or a thrown error, is shown on the screen; all input is
   * kept.
   */
  onSubmit?: ControllerOptions<Data>['onSubmit'];
  /**
   * Whether the values of hidden fields are submitted.
   * @default `'omit'`
   */
  hidden?: ControllerOptions<Data>['hidden'];
  /** Checks beyond the schema and derived values; created by `createRules` outside the component. */
  rules?: ControllerOptions<Data>['rules'];
  /** Not allowed together with `eidos`. */
  controller?: undefined;
}

/** A screen for a controller that you created. */
export interface EidosScreenControlledProps<Data> extends CommonProps {
  /** Holds the data; created by `createController`. */
  controller: Controller<Data>;
}

/** Props of `EidosScreen`: an eidos with data, or a controller that you created. */
export type EidosScreenProps<Data = unknown> = EidosScreenOwnProps<Data> | EidosScreenControlledProps<Data>;

/**
 * A complete data-entry screen from an eidos: fields, groups, unions, tabs, tables and the status bar, in a
 * form. A rejected submit brings the first error into view and focuses it.
 */
export function EidosScreen<Data>(props: EidosScreenProps<Data>) {
  if (props.controller) return <ScreenFrame {...props} controller={props.controller} />;
  return <OwnScreen {...props} />;
}

type SubmitHandler<Data> = ControllerOptions<Data>['onSubmit'];

/** Lets the controller, which is created once, call the latest handler. */
function createRelay<Data>() {
  let handler: SubmitHandler<Data>;
  return {
    set: (next: SubmitHandler<Data>) => {
      handler = next;
    },
    call: (data: Data) => handler?.(data),
  };
}

function OwnScreen<Data>({
  eidos,
  data,
  defaults,
  onSubmit,
  hidden,
  rules,
  ...common
}: EidosScreenOwnProps<Data>) {
  const [relay] = useState(() => createRelay<Data>());
  useEffect(() => relay.set(onSubmit), [relay, onSubmit]);
  const locale = common.translations?.locale;
  const options = { locale, defaults, hidden, rules, onSubmit: relay.call };
  const [controller, setController] = useState(() => createController(eidos, { ...options, data }));
  if (controller.eidos !== eidos) {
    // A new record gets the defaults of the new schema too.
    const filling = data === undefined ? 'write' : defaults;
    const next = createController(eidos, {
      ...options,
      defaults: filling,
      data: controller.getSnapshot().saved,
    });
    carryOver(controller, next);
    setController(next);
  }
  useReceivedData(controller, data);
  return <ScreenFrame {...common} controller={controller} />;
}

/**
 * Passes later data to the controller. Data written inline is a new object at each render, so the contents are
 * compared.
 */
function useReceivedData<Data>(controller: Controller<Data>, data: ControllerOptions<Data>['data']): void {
  const last = useRef(data);
  useEffect(() => {
    if (equalJson(last.current as JsonValue, data as JsonValue)) return;
    last.current = data;
    controller.receive((data ?? {}) as Data);
  }, [controller, data]);
}

/** Begins to load what the eidos needs while the screen is first rendered, and what it may show later with it. */
function useEarlyLoading(eidos: Eidos, registry: Registry): void {
  useMemo(() => sourcesFor(eidos, registry).forEach(beginLoading), [eidos, registry]);
}

function ScreenFrame({
  controller,
  registry,
  translations,
  hud,
  children,
}: CommonProps & { controller: Controller }) {
  const parts = useMemo(() => mergeRegistries(lazyRegistry, registry), [registry]);
  useEarlyLoading(controller.eidos, parts);
  return (
    <EidosProvider controller={controller} registry={parts} translations={translations}>
      <ScreenForm hud={hud ?? true}>
        <EidosPart pointer="" />
        {children}
      </ScreenForm>
    </EidosProvider>
  );
}
