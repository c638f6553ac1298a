import type { Eidos } from '../compiler/node';
import type { Controller, FormSnapshot } from '../controller/controller';
import type { FieldError } from '../validation/outcome';
import type { PointerOf, RowAt, ValueAt } from '../types/pointer-of';
import { useController } from './contexts';
import { useErrors, useForm } from './use-form';
import { type Field, useField, type Rows, useRows, useValue } from './use-field';

/** A field whose value has the type that the schema declares. */
export interface TypedField<Value> extends Omit<Field, 'value' | 'set'> {
  /** Undefined for an object or array: use `useValue` for those. */
  readonly value: (Value extends object ? never : Value) | undefined;
  /** Sets the value; `undefined` empties the field. */
  readonly set: (value: Value | undefined) => void;
}

/** The rows of a table, with the type of a row that is added. */
export interface TypedRows<Row> extends Omit<Rows, 'insert'> {
  /** Adds a row before `index`, by default at the end. */
  readonly insert: (index?: number, value?: Row) => void;
}

/** The data hooks, with the pointers and values of one eidos: a wrong pointer or value is a compile error. */
export interface TypedHooks<Data> {
  /** `useController` with the type of the data. */
  readonly useController: () => Controller<Data>;
  /** `useField` with the type of the value. */
  readonly useField: <At extends PointerOf<Data>>(pointer: At) => TypedField<ValueAt<Data, At>>;
  /** `useValue` with the type of the value. */
  readonly useValue: <At extends PointerOf<Data>>(pointer: At) => ValueAt<Data, At> | undefined;
  /** `useRows` with the type of the rows. */
  readonly useRows: <At extends PointerOf<Data>>(pointer: At) => TypedRows<RowAt<Data, At>>;
  /** `useErrors` for pointers into the data. */
  readonly useErrors: (pointers: PointerOf<Data> | readonly PointerOf<Data>[]) => readonly FieldError[];
  /** `useForm` with the type of the data. */
  readonly useForm: <Part = FormSnapshot<Data>>(select?: (form: FormSnapshot<Data>) => Part) => Part;
}

/**
 * The data hooks, typed by an eidos. At run time they are the plain hooks; use them inside the `EidosProvider` of that
 * eidos.
 * @param eidos A compiled schema; only its type is used.
 * @returns The data hooks with typed pointers and values.
 */
export function createTypedHooks<Data>(_eidos: Eidos<Data>): TypedHooks<Data> {
  return { useController, useField, useValue, useRows, useErrors, useForm } as unknown as TypedHooks<Data>;
}
