import type { ComponentType } from 'react';
import type { Eidos } from '../compiler/node';
import type { Controller, FormSnapshot } from '../controller/controller';
import { useController } from '../hooks/contexts';
import { type Field, useField } from '../hooks/use-field';
import { type Rows, useRows, useValue } from '../hooks/use-value';
import { useErrors } from '../hooks/use-errors';
import { useForm } from '../hooks/use-form';
import type { PointerOf, PointerTo, RowAt, ValueAt } from '../types/pointer-of';
import type { FieldError } from '../validation/outcome';
import { BooleanField, type BooleanFieldProps } from './BooleanField';
import { IntegerField, type IntegerFieldProps, NumberField, type NumberFieldProps } from './NumberField';
import { StringField, type StringFieldProps } from './StringField';
import { TextField, type TextFieldProps } from './TextField';
import { UnionField, type UnionFieldProps } from './UnionField';

type At<Props, Pointers> = ComponentType<Omit<Props, 'pointer'> & { readonly pointer: Pointers }>;

/** The fields for single values, each for the pointers whose value it can render. */
export interface TypedFields<Data> {
  /** `BooleanField` for pointers to booleans. */
  readonly BooleanField: At<BooleanFieldProps, PointerTo<Data, boolean>>;
  /** `IntegerField` for pointers to numbers. */
  readonly IntegerField: At<IntegerFieldProps, PointerTo<Data, number>>;
  /** `NumberField` for pointers to numbers. */
  readonly NumberField: At<NumberFieldProps, PointerTo<Data, number>>;
  /** `StringField` for pointers to strings. */
  readonly StringField: At<StringFieldProps, PointerTo<Data, string>>;
  /** `TextField` for pointers to strings. */
  readonly TextField: At<TextFieldProps, PointerTo<Data, string>>;
  /** `UnionField` for any pointer. */
  readonly UnionField: At<UnionFieldProps, PointerOf<Data>>;
}

/**
 * The fields for single values, typed by an eidos: a pointer that leads nowhere, or to a value of another type, is a compile error.
 * At run time they are the plain fields; use them inside the `EidosProvider` of that eidos.
 * @param eidos A compiled schema; only its type is used.
 * @returns The fields with typed pointers.
 */
export function fieldsFor<Data>(_eidos: Eidos<Data>): TypedFields<Data> {
  return { BooleanField, IntegerField, NumberField, StringField, TextField, UnionField };
}

/** A field whose value has the type that the schema declares. */
export interface TypedField<Value> extends Omit<Field, 'value' | 'set'> {
  /** Undefined for a group or list: use `useValue` for those. */
  readonly value: Value | undefined;
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
