import type { ComponentType } from 'react';
import type { Eidos } from '../compiler/node';
import type { PointerOf, PointerTo } from '../types/pointer-of';
import { BooleanField, type BooleanFieldProps } from './BooleanField';
import { IntegerField, type IntegerFieldProps } from './IntegerField';
import { NumberField, type NumberFieldProps } from './NumberField';
import { StringField, type StringFieldProps } from './StringField';
import { TextField, type TextFieldProps } from './TextField';
import { UnionField, type UnionFieldProps } from './UnionField';

type At<Props, Pointers> = ComponentType<Omit<Props, 'pointer'> & { readonly pointer: Pointers }>;

/** The six fields, each for the pointers whose value it can render. */
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
 * The six fields, typed by an eidos: a pointer that leads nowhere, or to a value of another type, is a compile error.
 * At run time they are the plain fields; use them inside the `EidosProvider` of that eidos.
 * @param eidos A compiled schema; only its type is used.
 * @returns The six fields with typed pointers.
 */
export function fieldsFor<Data>(_eidos: Eidos<Data>): TypedFields<Data> {
  const fields = { BooleanField, IntegerField, NumberField, StringField, TextField, UnionField };
  return fields;
}
