import { joinPointer, type Pointer } from '../json/json-pointer';
import { suggestName } from './nearest-name';
import type { ProblemList } from './problem-list';

/** The formats that the validator checks. */
export const checkedFormats: readonly string[] = [
  'date',
  'date-time',
  'duration',
  'email',
  'hostname',
  'idn-email',
  'idn-hostname',
  'ipv4',
  'ipv6',
  'iri',
  'iri-reference',
  'json-pointer',
  'json-pointer-uri-fragment',
  'regex',
  'relative-json-pointer',
  'time',
  'uri',
  'uri-reference',
  'uri-template',
  'url',
  'uuid',
];

// They say how a value is entered or stored, and not which values are allowed.
const withoutRule = [
  'binary',
  'byte',
  'color',
  'decimal',
  'double',
  'float',
  'int32',
  'int64',
  'password',
  'tel',
];

/** Reports a format by which values are not checked. */
export function checkFormat(format: unknown, pointer: Pointer, problems: ProblemList): void {
  if (typeof format !== 'string' || checkedFormats.includes(format) || withoutRule.includes(format)) return;
  const message = `"${format}" is not a known format, so values are not checked by it.`;
  const fix = suggestName(format, checkedFormats);
  problems.report('unchecked-format', joinPointer(pointer, 'format'), message, fix);
}
