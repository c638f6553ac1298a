import type { InputHTMLAttributes } from 'react';

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'step'
>;

/** How a string of one format is edited in a native input. */
export interface InputFormat extends InputAttributes {
  /** The stored string in the input's format; undefined when the input cannot show it. */
  readonly toInput: (stored: string) => string | undefined;
  /** The string to store for an entry. `stored` is the previous string, whose time zone is kept. */
  readonly fromInput: (entered: string, stored: string) => string;
  /** The part of the stored string that the input does not show: the offset of a time. */
  readonly offset?: (stored: string) => string | undefined;
}

const unchanged = { toInput: (stored: string) => stored, fromInput: (entered: string) => entered };

const plain: InputFormat = { type: 'text', ...unchanged };

/** A text input for one kind of text, which the browser can fill in and a phone has a keyboard for. */
function textInput(kind: 'email' | 'url' | 'tel', type: string = kind): InputFormat {
  return { type, autoComplete: kind, inputMode: kind, ...unchanged };
}

const date = /^\d{4}-\d{2}-\d{2}$/;
// RFC 3339 §5.6: partial-time and time-offset.
const time = /^(\d{2}:\d{2}:\d{2}(?:\.\d+)?)(z|[+-]\d{2}:\d{2})$/i;
const dateTime = /^(\d{4}-\d{2}-\d{2})[t ](\d{2}:\d{2}:\d{2}(?:\.\d+)?)(z|[+-]\d{2}:\d{2})$/i;

/** Offset of this machine's time zone at `moment`, as RFC 3339 writes it. */
function offsetAt(moment: Date): string {
  const minutes = -moment.getTimezoneOffset();
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
}

/** Native inputs omit seconds that are zero; RFC 3339 requires them. */
function addSeconds(entered: string): string {
  return /(?:^|T)\d{2}:\d{2}$/.test(entered) ? `${entered}:00` : entered;
}

const formats: Readonly<Record<string, InputFormat>> = {
  email: textInput('email'),
  // A native e-mail input rewrites international addresses into ASCII.
  'idn-email': textInput('email', 'text'),
  uri: textInput('url'),
  iri: textInput('url', 'text'),
  tel: textInput('tel'),
  password: { type: 'password', autoComplete: 'new-password', ...unchanged },
  date: {
    type: 'date',
    toInput: (stored) => (date.test(stored) ? stored : undefined),
    fromInput: (entered) => entered,
  },
  time: {
    type: 'time',
    step: 1,
    toInput: (stored) => time.exec(stored)?.[1],
    fromInput: (entered, stored) => addSeconds(entered) + (time.exec(stored)?.[2] ?? offsetAt(new Date())),
    offset: (stored) => time.exec(stored)?.[2],
  },
  'date-time': {
    type: 'datetime-local',
    step: 1,
    toInput: (stored) => dateTime.exec(stored)?.slice(1, 3).join('T'),
    fromInput: (entered, stored) =>
      addSeconds(entered) + (dateTime.exec(stored)?.[3] ?? offsetAt(new Date(entered))),
    offset: (stored) => dateTime.exec(stored)?.[3],
  },
};

/** The native input for a `format`; a plain text input for formats without one. */
export function inputFormat(format: string | undefined): InputFormat {
  return (format !== undefined && Object.hasOwn(formats, format) ? formats[format] : undefined) ?? plain;
}

/** A plain input for a stored string that the native input can't show, so that it is visible and can be corrected. */
export function formatFor(format: string | undefined, stored: string): InputFormat {
  const native = inputFormat(format);
  return stored === '' || native.toInput(stored) !== undefined ? native : plain;
}
