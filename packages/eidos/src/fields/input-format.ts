import type { InputHTMLAttributes } from 'react';
import { ownValue } from '../json/json-object';
import { momentOf, offsetAt } from '../translations/format';

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'spellCheck' | 'step' | 'max'
>;

/** How a string of one format is edited in a native input. */
export interface InputFormat extends InputAttributes {
  /** The stored string in the input's format; undefined when the input cannot show it. */
  readonly toInput: (stored: string) => string | undefined;
  /**
   * The string to store for an entry. `kept` is the string whose time zone and spelling it keeps; the zone of one that is
   * not `saved` may have come from here, and then follows the date.
   */
  readonly fromInput: (entered: string, kept: string, saved?: string) => string;
  /** The part of the stored string that the input does not show: the offset of a time, empty for UTC itself. */
  readonly offset?: (stored: string) => string | undefined;
  /** The input has segments, and no value while one of them is empty. */
  readonly hasSegments?: boolean;
}

const unchanged = { toInput: (stored: string) => stored, fromInput: (entered: string) => entered };

const plain: InputFormat = { type: 'text', ...unchanged };

/**
 * An input for an address or a number, which the browser can fill in and a phone has a keyboard for. Not a native one: those
 * for e-mail and URLs drop outer spaces, and rewrite other letters than those of ASCII.
 */
function addressInput(kind: 'email' | 'url' | 'tel'): InputFormat {
  return { ...plain, autoComplete: kind, inputMode: kind, autoCapitalize: 'off', spellCheck: false };
}

/** Native inputs omit seconds and decimals that are zero; RFC 3339 requires seconds, and `kept` may have decimals. */
function completeTime(entered: string, kept = ''): string {
  const withSeconds = /(?:^|T)\d{2}:\d{2}$/.test(entered) ? `${entered}:00` : entered;
  const decimals = kept.split('.')[1]?.length;
  if (decimals === undefined) return withSeconds;
  const [whole = '', fraction = ''] = withSeconds.split('.');
  return `${whole}.${fraction.replace(/0+$/, '').padEnd(decimals, '0')}`;
}

/** An input for a time of day, or for a date with one. */
function clockInput(format: 'time' | 'date-time'): InputFormat {
  const isTime = format === 'time';
  const read = (stored: string) => momentOf(stored, format) ?? {};
  return {
    hasSegments: true,
    step: 1,
    toInput(stored) {
      const { day, time } = read(stored);
      // A native input has no more than milliseconds.
      if (/\.\d{4}/.test(stored)) return undefined;
      return day ? `${day}T${time}` : time;
    },
    fromInput(entered, kept, saved = kept) {
      const { day, separator = 'T', time, zone } = read(kept);
      const isKept = zone && (isTime || saved.endsWith(zone) || zone !== offsetAt(`${day}T${time}`));
      const own = isKept ? zone : offsetAt(isTime ? undefined : entered);
      return completeTime(entered, time).replace('T', separator) + own;
    },
    offset: (stored) => read(stored).zone?.replace(/z/i, ''),
  };
}

const inputs: Readonly<Record<string, InputFormat>> = {
  email: addressInput('email'),
  'idn-email': addressInput('email'),
  uri: addressInput('url'),
  iri: addressInput('url'),
  tel: addressInput('tel'),
  password: { type: 'password', autoComplete: 'new-password', ...unchanged },
  date: {
    type: 'date',
    hasSegments: true,
    // Otherwise the year takes six digits, and the month is typed into it.
    max: '9999-12-31',
    ...unchanged,
    toInput: (stored) => momentOf(stored, 'date') && stored,
  },
  time: { type: 'time', ...clockInput('time') },
  'date-time': {
    type: 'datetime-local',
    max: '9999-12-31T23:59:59.999',
    ...clockInput('date-time'),
  },
};

/** The native input for a `format`; a plain text input for formats without one. */
export function inputFormat(format: string | undefined): InputFormat {
  return ownValue(inputs, format) ?? plain;
}

/**
 * The input for a stored string: the native one of its format, or a plain one where the native one cannot show the
 * string, so that it is visible and can be corrected; undefined for several lines, which no input keeps. Where `saved` has
 * them, they may be pasted back.
 */
export function formatFor(format: string | undefined, stored: string, saved = ''): InputFormat | undefined {
  const native = inputFormat(format);
  const lines = native.hasSegments ? stored : stored + saved;
  if (native.type !== 'password' && /[\r\n]/.test(lines)) return undefined;
  return stored === '' || native.toInput(stored) !== undefined ? native : plain;
}
