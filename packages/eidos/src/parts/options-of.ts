import type { Eidos, EidosNode } from '../compiler/node';
import { validate } from '../controller/validate';
import type { Pointer } from '../json/json-pointer';
import { translatorOf } from '../translations/translator';

/**
 * The options that the schema of a value has for its part (`x-eidos.options`), checked by a schema that the part declares.
 * @param control The result of `useControl`, or a node with its pointer.
 * @param schema The compiled schema of the options, created outside the part.
 * @returns The options, with the type of that schema.
 * @throws {Error} If they do not fit; the screen shows the message in place of the part.
 * @example
 * const scale = compileEidos({ type: 'object', properties: { most: { type: 'integer' } } });
 * const stars = createField((control) => {
 *   const { most = 5 } = optionsOf(control, scale);
 *   return <input {...control.attributes} type="range" max={most} />;
 * });
 */
export function optionsOf<Data>(
  control: { readonly node: EidosNode; readonly pointer: Pointer },
  schema: Eidos<Data>,
): Data {
  const options = control.node.partOptions ?? {};
  const [wrong] = validate(schema, options);
  if (!wrong) return options as Data;
  const place = `x-eidos.options${wrong.pointer.replaceAll('/', '.')}`;
  throw new Error(`Correct ${place} of "${control.pointer}": ${translatorOf().error(wrong)}`);
}
