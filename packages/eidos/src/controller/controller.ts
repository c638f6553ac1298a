import type { FieldError } from '../validation/outcome';
import type { JsonValue } from '../json/json-schema';
import type { Choice, Eidos, EidosNode } from '../compiler/node';
import type { Pointer } from '../json/json-pointer';
import type { DeepPartial, PointerOf, RowAt, ValueAt } from '../types/pointer-of';
import type { Translator } from '../translations/translator';

/** The state of one field; the same object until something in it changes. */
export interface FieldSnapshot {
  /** Where the value is. */
  readonly pointer: Pointer;
  /** The field's node in the eidos. References are followed. */
  readonly node: EidosNode;
  /**
   * Undefined for a group or list: use `useValue` for those, so that typing in a child does not render its group. A stored
   * value of another type than the field's is returned as it is.
   */
  readonly value: JsonValue | undefined;
  /** There is a value here, even `null` or an object without properties. */
  readonly present: boolean;
  /** There was one when the data was last loaded, saved or received. */
  readonly stored: boolean;
  /** The value to set when the user empties the field: `null` if it may be, and is required or was loaded. */
  readonly emptied: JsonValue | undefined;
  /**
   * The value that the schema offers in a loaded record, for a button: the default of a value that was not stored,
   * or the list or `null` that is required. For a constant, group or list its own or an empty value, when another
   * one is stored. A group that is missing has its default in `node.defaultValue`.
   */
  readonly offer: JsonValue | undefined;
  /**
   * The typed text, until the field is left; kept longer while it is not a valid value (`value` is then the last
   * valid one). Empty for an incomplete entry, such as a date without its year.
   */
  readonly text: string | undefined;
  /** The errors of this value itself and of parts without a field, even if it is too early to show them. */
  readonly errors: readonly FieldError[];
  /** The user left the field or tried to submit: its errors may be shown. */
  readonly touched: boolean;
  /** The value differs from the saved one, or there is text that is not a value yet. */
  readonly dirty: boolean;
  /**
   * The value is required, by the schema or by a condition that currently holds. Nothing is required in an optional
   * group without a value.
   */
  readonly required: boolean;
  /** Its conditions hold, its option is chosen and its row exists: no field is shown for any other value, and a submit omits it. */
  readonly applies: boolean;
  /** The server sent another value while this one was being edited. */
  readonly conflict: { readonly theirs: JsonValue | undefined } | undefined;
  /** For a group: names of the fields that apply now, in screen order. */
  readonly children: readonly string[];
  /** For a table: stable keys of its rows. */
  readonly rowKeys: readonly string[];
  /**
   * For a union: the `id` of the option that is selected or that the value matches; undefined if there is
   * none.
   */
  readonly option: string | undefined;
}

/** The state of the whole screen; the same object until something in it changes. */
export interface FormSnapshot<Data = unknown> {
  /**
   * The whole record, frozen. Values of hidden fields are included here, but omitted from a submit unless the
   * option `hidden` is `'keep'`.
   */
  readonly data: Data;
  /** The data as it was last loaded, saved or received, frozen. */
  readonly saved: Data;
  /** All errors, in the order of the screen. */
  readonly errors: readonly FieldError[];
  /** Something is not saved. */
  readonly dirty: boolean;
  /**
   * Pointers of the leaves that differ from the last saved data; a group, list or row that only one of them has counts
   * as one.
   */
  readonly changed: readonly Pointer[];
  /** There is a step to undo. */
  readonly canUndo: boolean;
  /** There is a step to redo. */
  readonly canRedo: boolean;
  /** The result of the last submit; returns from `submitted` to `idle` with the next change. */
  readonly status: 'idle' | 'submitting' | 'submitted' | 'failed';
  /**
   * The message of a failed submit that concerns the whole record, not one field. With a `cause`, it is the
   * message of the error, which is written for developers: screens show a text of the catalogue instead.
   */
  readonly failure: string | undefined;
  /** The exception of the submit handler, if the last submit failed in that way. */
  readonly cause: unknown;
}

/** How a submit ended; `errors` are in the order of the screen, so that the first one can be focused. */
export type SubmitOutcome =
  | {
      /**
       * `submitted`: the data was saved. `invalid`: there are errors. `busy`: another submit was running, and
       * this call did nothing. `failed`: the handler threw or rejected the data.
       */
      readonly status: 'submitted';
    }
  | {
      readonly status: 'invalid';
      /** The errors that prevent saving, in the order of the screen. */
      readonly errors: readonly FieldError[];
    }
  | {
      readonly status: 'failed';
      /** The errors that the handler returned, or with the code `upload` the values whose files could not be stored. */
      readonly errors: readonly FieldError[];
      /** The message for the whole data. */
      readonly failure: string | undefined;
      /** The exception of the submit handler, if it threw. */
      readonly cause?: unknown;
    }
  /** Another submit was under way, or the record was gone before its files were stored: nothing was saved. */
  | { readonly status: 'busy' };

/** Why data is rejected: a message for the whole record, and messages by pointer. Pass it to `refuse`. */
export interface SubmitRefusal<Data = unknown> {
  /** Reported as the `failure` of the submit. */
  readonly message?: string;
  /**
   * Reported at the field of each pointer until it is edited. Messages without a visible field become part of the
   * `failure`.
   */
  readonly errors?: RefusedFields<Data>;
}

/** Messages by pointer; only pointers into `Data` where it is known. */
export type RefusedFields<Data> = unknown extends Data
  ? Readonly<Record<Pointer, string | readonly string[]>>
  : { readonly [At in PointerOf<Data>]?: string | readonly string[] };

/** The return value of a submit handler that rejects the data, created by `refuse`. */
export interface Refusal<Data = unknown> extends SubmitRefusal<Data> {
  /** Marks the response. It is plain JSON, so a refusal made by a server action arrives as one. */
  readonly 'eidos:refusal': true;
}

/**
 * Any return value of a submit handler. Refusals are listed, so that `refuse` knows the pointers of the data.
 */
// `{}` and not `unknown`, which would make the whole type unknown.
// oxlint-disable-next-line typescript/no-empty-object-type
export type SubmitResponse<Data> = Refusal<Data> | Promise<Refusal<Data>> | {} | null | undefined | void;

/** The options of a controller. */
export interface ControllerOptions<Data> {
  /**
   * The saved record. It is left as it is until someone edits it. Without it the record is new, and starts with the
   * defaults and required constants of the schema.
   */
  readonly data?: Partial<Data> | DeepPartial<Data>;
  /**
   * Saves the data. Return `refuse(…)` to reject it; any other return value, or promise of one, means that it
   * was saved. After a refusal or a thrown error, all input is kept.
   */
  readonly onSubmit?: (data: Data) => SubmitResponse<Data>;
  /**
   * Whether a submit contains what `data` has in hidden fields, whose condition does not hold or whose option is
   * not selected. They are restored when their field is shown again.
   * @default `'omit'`
   */
  readonly hidden?: 'keep' | 'omit';
  /**
   * How the defaults of the schema are used in a record with `data`: `'offer'` shows each at its empty field with a button,
   * `'write'` fills in everything that is missing, as for a new record.
   * @default `'offer'`
   */
  readonly defaults?: 'offer' | 'write';
  /**
   * The locale in which typed numbers are parsed.
   * @default `'en'`
   */
  readonly locale?: string;
  /**
   * When the errors of a field are shown: at each change, once the field is left, or only after a submit or `validate`.
   * @default `'onBlur'`
   */
  readonly validation?: 'onChange' | 'onBlur' | 'onSubmit';
  /** Checks beyond the schema and derived values; created by `createRules`. */
  readonly rules?: Rules<Data>;
}

/** Checks beyond the schema and derived values, for any number of controllers; created by `createRules`. */
export interface Rules<Data> {
  /** Connects the rules with a controller, which calls it. */
  attach(controller: Controller<Data>): unknown;
}

/** Holds the data of one screen, independent of React and of the document. */
// `any`, so that a controller with typed data can be passed to code that works on every controller.
// oxlint-disable-next-line typescript/no-explicit-any
export interface Controller<Data = any> {
  /** The eidos that the controller was created for. */
  readonly eidos: Eidos<Data>;
  /** The state of the whole screen. */
  getSnapshot(): FormSnapshot<Data>;
  /** Calls `listener` after any change; returns the function that unsubscribes it. */
  subscribe(this: void, listener: () => void): () => void;
  /**
   * The errors at and below `pointer`, in the order of the screen: all of them, or only those of touched fields, which
   * the screen shows. The list may have tens of thousands of errors; only changed parts are computed again.
   */
  getErrors(pointer: PointerOf<Data>, which?: 'all' | 'shown'): readonly FieldError[];
  /** The state of one field, group or table. */
  getField(pointer: PointerOf<Data>): FieldSnapshot;
  /** Calls `listener` when the snapshot of this field changed (for a group or table: its own keys, rows or errors). */
  subscribeToField(pointer: PointerOf<Data>, listener: () => void): () => void;
  /**
   * The value at `pointer`. Like every method with a pointer but `getErrors`, it throws when the pointer is in neither the
   * schema nor the data.
   */
  get<At extends PointerOf<Data>>(pointer: At): ValueAt<Data, At> | undefined;
  /**
   * Sets a value; `undefined` empties the field, or clears the option of a union. Edits of one field with
   * less than a second between them are one undo step. Throws a `TypeError` for a value that is not JSON. Like all
   * methods that edit a value, an option or rows, it throws for what is read-only or constant, except for the constant's
   * own value. A group, list or row is replaced as a whole, with the read-only values in it; `reset`, `receive`,
   * `undo` and `redo` may change those too.
   */
  set<At extends PointerOf<Data>>(pointer: At, value: ValueAt<Data, At> | undefined): void;
  /**
   * Sets the text typed into a field. Text that is not a value of the field, such as `12a` for a number or a name that no
   * choice has, stays as it is, with an error, and the value does not change. `undefined` is an entry without a text, such
   * as a date without its year.
   *
   * @param choices The choices that the text may name, where the schema does not list them.
   */
  setText(pointer: PointerOf<Data>, text: string | undefined, choices?: readonly Choice[]): void;
  /**
   * Marks one field or several as touched, so that their errors may be shown. Ends the undo group.
   *
   * @param which `within` also marks every field inside it; only the field itself by default.
   */
  touch(pointers: PointerOf<Data> | readonly PointerOf<Data>[], which?: 'self' | 'within'): void;
  /**
   * Shows the errors at and below one or several pointers, by default of the whole screen, and resolves to them once
   * their asynchronous checks have returned. Rejects with what such a check throws.
   */
  validate(pointers?: PointerOf<Data> | readonly PointerOf<Data>[]): Promise<readonly FieldError[]>;
  /**
   * Shows errors from a source other than the schema, by pointer, and replaces those set before. Each stays while its
   * field has that value, until the next submit. Messages without a visible field become the `failure`.
   */
  setErrors(errors: NonNullable<SubmitRefusal['errors']>): void;
  /** Selects an option of a union, or none. The input of an option is restored when it is selected again. */
  chooseOption(pointer: PointerOf<Data>, optionId: string | undefined): void;
  /** Resolves a `conflict`: keeps the local value, or uses the server's. */
  resolveConflict(pointer: PointerOf<Data>, keep: 'mine' | 'theirs'): void;
  /** Stable keys of a table's rows, and of the fixed items before them: a row keeps its key through every operation. */
  getRowKeys(pointer: PointerOf<Data>): readonly string[];
  /**
   * Adds a row before `index`, filled with `value` or the schema's defaults, and after all fixed items of a list. Throws a
   * `RangeError` outside the table.
   */
  insertRow<At extends PointerOf<Data>>(pointer: At, index: number, value?: RowAt<Data, At>): void;
  /** Adds several rows before `index` at once, which takes much less time than one after the other. */
  insertRows<At extends PointerOf<Data>>(
    pointer: At,
    index: number,
    values: readonly (RowAt<Data, At> | undefined)[],
  ): void;
  /** Removes the row at `index`. Throws a `RangeError` when there is none. */
  removeRow(pointer: PointerOf<Data>, index: number): void;
  /** Moves the row at `from` to the index `to`. Throws a `RangeError` outside the table. */
  moveRow(pointer: PointerOf<Data>, from: number, to: number): void;
  /**
   * Gives an entry of a map another name, in the same place; its texts and options move along. Throws when there is no
   * such entry, or one with the new name.
   */
  renameEntry(pointer: PointerOf<Data>, from: string, to: string): void;
  /** Runs several changes as one undo step and one notification. When `change` throws, none of them takes effect. */
  batch(change: () => void): void;
  /** Undoes the last step, including text, choices and moves. Does nothing when there is none. */
  undo(): void;
  /** Redoes the last undone step. Does nothing when there is none. */
  redo(): void;
  /**
   * Without `data`, returns to the last saved data, which can be undone. With `data`, replaces the saved data and
   * clears the history.
   */
  reset(data?: Data): void;
  /** Merges new data from the server. Unsaved edits are kept, and a value that both sides changed is reported as `conflict`. */
  receive(data: Data): void;
  /**
   * Reads typed texts in another locale, including text that was not a number in the previous one; with a translator also
   * the labels of choices in its language. What was read with another translator keeps its value.
   */
  setLocale(language: string | Pick<Translator, 'locale' | 't' | 'label'>): void;
  /**
   * Saves through `onSubmit`. While anything is invalid, it only makes every field show its errors. Only one submit
   * runs at a time. A half-typed entry, such as a tag, stays as it is: the Save of a screen, its `ref` and `useSubmit`
   * complete it first.
   */
  submit(): Promise<SubmitOutcome>;
}
