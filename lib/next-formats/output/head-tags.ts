import { readRows, type FlightRow } from './flight-rows';
import { UnknownShapeError } from './unknown-shape';

/** A tag of the head, as React names its attributes. */
export interface HeadTag {
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** A tag that follows another one in the list of a page's tags: `,["$","meta","1",{"name":"description",…}]`. */
const TAG = /,\["\$","(meta|link)","\d+",(\{(?:"(?:[^"\\]|\\.)*"|[^"{}])*\})\]/g;

function withoutTags({ body }: FlightRow, isKept: (tag: HeadTag) => boolean): string {
  return body.replace(TAG, (whole, type: string, json: string) =>
    isKept({ type, attributes: JSON.parse(json) as HeadTag['attributes'] }) ? whole : '',
  );
}

/**
 * Returns the payload with those tags of the page's head that `isKept` accepts.
 * @throws UnknownShapeError when a value is named by its way from a row that loses a tag, as places in a list change then
 */
export function keepHeadTags(payload: string, isKept: (tag: HeadTag) => boolean): string {
  const parts: string[] = [];
  for (const row of readRows(payload)) {
    const whole = payload.slice(row.start, row.end);
    const body = row.isText ? row.body : withoutTags(row, isKept);
    if (body !== row.body && payload.includes(`"$${row.id}:`))
      throw new UnknownShapeError(
        `no value that is named by its way from a row with tags, \`"$${row.id}:…"\``,
      );
    parts.push(body === row.body ? whole : `${row.id}:${body}\n`);
  }
  return parts.join('');
}
