/** Which part of a file is named: all of it, lines, or a named region. */
export type Part =
  | { readonly kind: 'all' }
  | { readonly kind: 'lines'; readonly from: number; readonly to: number }
  | { readonly kind: 'region'; readonly name: string };

/** Reads what follows the path of a file: `#L3`, `#L3-L9`, `#L3-` or `#region`; undefined for anything else. */
export function readPart(hash: string): Part | undefined {
  if (hash === '') return { kind: 'all' };
  const [, from, dash, to] = /^#L(\d+)(?:(-)(?:L?(\d+))?)?$/.exec(hash) ?? [];
  if (from !== undefined)
    return { kind: 'lines', from: Number(from), to: to ? Number(to) : dash ? Infinity : Number(from) };
  const name = /^#([\w-]+)$/.exec(hash)?.[1];
  return name === undefined ? undefined : { kind: 'region', name };
}

const marker = /#(end)?region\b[\t ]*([\w-]*)/;

function regionOf(lines: readonly string[], name: string): string[] | undefined {
  const start = lines.findIndex((line) => {
    const [, end, found] = marker.exec(line) ?? [];
    return end === undefined && found === name;
  });
  if (start < 0) return undefined;
  let depth = 1;
  const end = lines.findIndex((line, index) => {
    const [written, closes] = index > start ? (marker.exec(line) ?? []) : [];
    if (written !== undefined) depth += closes === undefined ? 1 : -1;
    return depth === 0;
  });
  return lines.slice(start + 1, end < 0 ? undefined : end).filter((line) => !marker.test(line));
}

/** Removes the indentation that all lines share. */
function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[\t ]*/.exec(line)![0].length);
  const shared = indents.length > 0 ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(shared)).join('\n');
}

/** The part of a text, without shared indentation; undefined when the text has no such part. */
export function excerptOf(text: string, part: Part): string | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  if (part.kind === 'all') return lines.join('\n');
  if (part.kind === 'region') {
    const region = regionOf(lines, part.name);
    return region && dedent(region);
  }
  const { from, to } = part;
  const isPart = from >= 1 && from <= to && from <= lines.length && (to === Infinity || to <= lines.length);
  return isPart ? dedent(lines.slice(from - 1, to)) : undefined;
}
