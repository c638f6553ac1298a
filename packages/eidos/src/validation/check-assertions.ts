import type { JsonValue } from '../json/json-schema';
import { type Assertion, assertions } from './assertions';
import { type Outcome, outcomeOf, valid } from './outcome';

type Keywords = Readonly<Record<string, unknown>>;

interface Required extends Assertion {
  readonly keyword: string;
  readonly required: JsonValue;
}

/**
 * A check of the keywords that concern a value itself and not its properties or items.
 * Undefined when the schema has none of them.
 */
export function assertionsOf(schema: Keywords): ((value: JsonValue) => Outcome) | undefined {
  const own = Object.entries(assertions)
    .filter(([keyword]) => schema[keyword] !== undefined)
    .map(([keyword, each]) => ({ ...each, keyword, required: schema[keyword] as JsonValue }));
  if (own.length === 0) return undefined;
  return (value) => {
    const broken = own.filter(({ holds, required }) => !holds(value, required));
    if (broken.length === 0) return valid;
    // Null (such as the value of a new row) is reported as missing, not as a wrong type.
    if (value === null) return outcomeOf([{ code: 'required', values: {} }]);
    return outcomeOf(
      keepDecisive(broken).map(({ keyword, name, required }) => ({
        code: keyword,
        values: { [name]: required },
      })),
    );
  };
}

/**
 * When a value has the wrong type or is not a choice, its other faults do not matter. A format says better than a
 * pattern what is expected.
 */
function keepDecisive(broken: readonly Required[]): readonly Required[] {
  const decisive = broken.find(
    ({ keyword }) => keyword === 'type' || keyword === 'const' || keyword === 'enum',
  );
  if (decisive) return [decisive];
  const hasFormat = broken.some(({ keyword }) => keyword === 'format');
  return hasFormat ? broken.filter(({ keyword }) => keyword !== 'pattern') : broken;
}
