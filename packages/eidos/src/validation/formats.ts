type IsFormat = (text: string) => boolean;

function matches(source: string, flags = 'i'): IsFormat {
  const pattern = new RegExp(`^(?:${source})$`, flags);
  return (text) => pattern.test(text);
}

const octet = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const isIpv4 = matches(String.raw`${octet}(?:\.${octet}){3}`);
const isHostName = matches(
  String.raw`(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*`,
);

/** RFC 4291: eight groups, of which `::` stands for one or more, and the last two may be an IPv4 address. */
function isIpv6(text: string): boolean {
  const halves = text.split('::');
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const hasIpv4 = isIpv4(text.slice(text.lastIndexOf(':') + 1));
  const plain = hasIpv4 ? groups.slice(0, -1) : groups;
  const count = plain.length + (hasIpv4 ? 2 : 0);
  const isComplete = halves.length === 1 ? count === 8 : halves.length === 2 && count < 8;
  return isComplete && plain.every((group) => /^[\da-f]{1,4}$/i.test(group));
}

// RFC 3986. Escaped characters belong to every part, and a literal IP address is checked apart.
const plain = String.raw`[\w.~!$&'()*+,;=-]|%[\da-f]{2}`;
const pchar = `(?:${plain}|[:@])`;
const segments = `(?:/${pchar}*)*`;
const authority = String.raw`//(?:(?:${plain}|:)*@)?(?:\[(?<literal>[^\]]*)\]|(?:${plain})*)(?::\d*)?`;
const ending = String.raw`(?:\?(?:${pchar}|[/?])*)?(?:#(?:${pchar}|[/?])*)?`;
const rooted = `${authority}${segments}|/(?:${pchar}+${segments})?`;
const scheme = String.raw`[a-z][a-z\d+.-]*:`;
const absolute = new RegExp(`^${scheme}(?:${rooted}|${pchar}+${segments})${ending}$`, 'i');
const relative = new RegExp(`^(?:${rooted}|(?:(?:(?!:)${pchar})+${segments})?)${ending}$`, 'i');

function isUriOf(pattern: RegExp, text: string): boolean {
  const { literal } = pattern.exec(text)?.groups ?? {};
  const isLiteral =
    literal === undefined || isIpv6(literal) || /^v[\da-f]+\.[\w.~!$&'()*+,;=:-]+$/i.test(literal);
  return pattern.test(text) && isLiteral;
}

/** RFC 3339, full-date: a day that the calendar has. */
export function isDate(text: string): boolean {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00Z`) : undefined;
  return moment !== undefined && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

const hour = String.raw`(?:[01]\d|2[0-3])`;
const time = new RegExp(
  String.raw`^(${hour}:[0-5]\d:)(?:[0-5]\d|(60))(?:\.\d+)?(z|[+-]${hour}:[0-5]\d)$`,
  'i',
);

/** RFC 3339: a leap second is the last one of a day in UTC. */
function isTime(text: string): boolean {
  const [found, start, leap, zone] = time.exec(text) ?? [];
  if (found === undefined || leap === undefined) return found !== undefined;
  return new Date(`1970-01-02T${start}59${zone}`.toUpperCase()).toISOString().includes('T23:59:59');
}

function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [name, host] = [text.slice(0, at), text.slice(at + 1)];
  const isName =
    /^"(?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\[\x20-\x7e])*"$/.test(name) ||
    /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(name);
  const [, version = '', literal] = /^\[(ipv6:)?(.*)\]$/i.exec(host) ?? [];
  const isHost = literal === undefined ? isHostName(host) : (version === '' ? isIpv4 : isIpv6)(literal);
  return at > 0 && isName && name.length <= 64 && isHost;
}

/** Whether a text is a regular expression, by default with the "u" flag, as those of a schema are read. */
export function isPattern(text: string, flags = 'u'): boolean {
  try {
    return new RegExp(text, flags) instanceof RegExp;
  } catch {
    return false;
  }
}

/** RFC 3987: any character but those that separate a URL from the text around it. */
const isInternationalUri: IsFormat = (text) => !/[\s<>"{}|\\^`]|%(?![\da-f]{2})/iu.test(text);

function isInternationalHost(text: string): boolean {
  const labels = text.replace(/\.$/u, '').split(/[.。．｡]/u);
  return text.length <= 253 && labels.every((label) => label.length <= 63 && hostLabel.test(label));
}

// RFC 5890: letters, marks and digits of any script, and hyphens inside.
const hostLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u00b7\p{Join_Control}\u30fb-]*[\p{L}\p{M}\p{N}])?$/u;

/** A URL of the web, as people type it: its host has a dot, and letters of any script. */
function isUrl(text: string): boolean {
  const pattern = /^(?:https?|ftp):\/\/(?:[^\s/]*@)?([^\s/:?#@]+)(?::\d{2,5})?(?:\/\S*)?$/iu;
  const [, host = ''] = pattern.exec(text) ?? [];
  return /[^.]\.[^.]/u.test(host) && isInternationalHost(host) && (isIpv4(host) || !/^[\d.]+$/.test(host));
}

function isInternationalEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  return at > 0 && !/[\s@"(),:;<>[\\\]]/u.test(text.slice(0, at)) && isInternationalHost(text.slice(at + 1));
}

const variable = String.raw`(?:\w|%[\da-f]{2})+(?:\.(?:\w|%[\da-f]{2})+)*(?::[1-9]\d{0,3}|\*)?`;
const clock = String.raw`T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S)`;
const day = String.raw`(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)`;

/** The formats of 2020-12 by name: whether a text has the format. */
export const formats: Readonly<Record<string, IsFormat>> = {
  date: isDate,
  time: isTime,
  'date-time': (text) => /^.{10}[t ]/i.test(text) && isDate(text.slice(0, 10)) && isTime(text.slice(11)),
  duration: matches(String.raw`P(?:\d+W|${day}(?:${clock})?|${clock})`, ''),
  email: isEmail,
  hostname: isHostName,
  ipv4: isIpv4,
  ipv6: isIpv6,
  uri: (text) => isUriOf(absolute, text),
  'uri-reference': (text) => isUriOf(absolute, text) || isUriOf(relative, text),
  'uri-template': matches(
    String.raw`(?:[^\x00-\x20\x7f"<>%\\^\x60{|}]|%[\da-f]{2}|\{[+#./;?&=,!@|]?${variable}(?:,${variable})*\})*`,
  ),
  url: isUrl,
  iri: (text) => /^[a-z][a-z\d+.-]*:/i.test(text) && isInternationalUri(text),
  'iri-reference': isInternationalUri,
  'idn-hostname': isInternationalHost,
  'idn-email': isInternationalEmail,
  uuid: matches(String.raw`[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}`),
  'json-pointer': matches('(?:/(?:[^~/]|~[01])*)*'),
  'json-pointer-uri-fragment': matches(String.raw`#(?:/(?:[\w.!$&'()*+,;:=@-]|%[\da-f]{2}|~[01])*)*`),
  'relative-json-pointer': matches(String.raw`(?:0|[1-9]\d*)(?:#|(?:/(?:[^~/]|~[01])*)*)`),
  regex: isPattern,
};
