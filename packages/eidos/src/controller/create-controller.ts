import type { Eidos } from '../compiler/node';
import { createError } from '../development/advice';
import { canonicalLocale } from '../numbers/parse-number';
import { createValidator } from '../validation/create-validator';
import { createShownValues } from './shown-values';
import { adoptJson } from './adopt-json';
import type { Controller, ControllerOptions } from './controller';
import { freshState, plainContent, WorkingContent } from './state';
import { createStore, type Store } from './create-store';
import { createErrorReader, createFormReader } from './snapshots';
import { createRecordCommands, type ToRecord } from './record-commands';
import { createEditCommands } from './edit-commands';
import { createRowKeys } from './field-id';
import { fillRecord } from './settle';
import { type AttachedRules, createView, type Setting } from './view';

const stores = new WeakMap<Controller, Store>();

/** The store of a controller, for code that changes more than users may edit. */
export function storeOf(controller: Controller): Store {
  const store = stores.get(controller);
  if (store) return store;
  throw createError(
    'Unknown controller.',
    () =>
      process.env.NODE_ENV !== 'production' &&
      ' Pass the object that createController returned, not a copy or one of a second copy of Eidos.',
  );
}

/** The controller for a part of the screen that shows errors at another time; without a `validation`, the same. */
export function scopeValidation(controller: Controller, validation: Setting['validation']): Controller {
  // Throws for a controller that is none, also without a `validation`.
  const store = storeOf(controller);
  if (!validation) return controller;
  const own = { ...controller, ...createEditCommands(store, validation) };
  stores.set(own, store);
  return own;
}

/**
 * Creates the controller of one screen. Data that does not fit the schema is kept unchanged and reported in `errors`.
 * @param eidos A compiled schema.
 * @param options Its data, `onSubmit` and rules.
 * @returns The controller; it needs no clean-up.
 * @throws {TypeError} If the data contains anything that is not JSON; it names the pointer.
 * @example
 * const data = { guests: 2 };
 * const controller = createController(booking, { data });
 * controller.set('/guests', 3);
 * controller.undo();
 */
export function createController<Data = unknown>(
  eidos: Eidos<Data>,
  options: ControllerOptions<Data> = {},
): Controller<Data> {
  if (!(eidos as Partial<Eidos> | undefined)?.root) {
    throw createError(
      'No compiled schema.',
      () =>
        process.env.NODE_ENV !== 'production' &&
        ' Pass what compileEidos returned as the eidos of the controller or screen.',
    );
  }
  const validator = createValidator(eidos.root.schema);
  const createKeys = (keys = createRowKeys()) => ({
    keys,
    shownValues: createShownValues(keys, validator.fits),
  });
  const toRecord: ToRecord = (data, previous) => {
    const adopted = data === undefined ? undefined : adoptJson(data, previous);
    // A loaded record is left as it is: its defaults are offered, not written.
    const isNew = adopted === undefined || options.defaults === 'write';
    // Rows from the server get their keys when they are compared with those here, so nothing else may give them any before.
    const own = previous ? { ...setting, ...createKeys() } : setting;
    const blank = createView(own, freshState(null)).lookup;
    const full = isNew ? fillRecord(new WorkingContent(plainContent(null), blank), adopted) : adopted;
    return setting.rules?.derive(createView(own, freshState(full)), isNew ? 'new' : 'open').data ?? full;
  };
  // The rules are attached once there is a store. Only `carryOver` passes keys and words.
  const setting: Setting = {
    words: { locale: canonicalLocale(options.locale) },
    ...options,
    rules: undefined,
    eidos,
    validator,
    ...createKeys((options as Partial<Setting>).keys),
  };
  const store = createStore(setting, freshState(toRecord(options.data)));
  const controller: Controller = {
    eidos,
    getSnapshot: createFormReader(store),
    subscribe: store.subscribe,
    getErrors: createErrorReader(store),
    getField: store.field,
    subscribeToField: store.subscribeToField,
    ...createEditCommands(store),
    ...createRecordCommands(store, toRecord),
    batch: store.batch,
    undo: () => store.travel('past', 'future'),
    redo: () => store.travel('future', 'past'),
  };
  stores.set(controller, store);
  // Only `createRules` makes rules, whose type does not show the parts of a controller.
  setting.rules = options.rules?.attach(controller as Controller<Data>) as AttachedRules | undefined;
  if (setting.rules) store.update(freshState(toRecord(options.data, store.view.state.saved)));
  // The methods are the same for all data; only their types differ.
  return controller as Controller<Data>;
}
