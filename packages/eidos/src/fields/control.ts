import type { JsonValue } from '../json/json-schema';
import type { EidosNode, NodeKind, Eidos } from '../compiler/node';
import type { Pointer } from '../json/json-pointer';
import { createError } from '../development/advice';
import { type Field, useField } from '../hooks/use-field';
import type { ScreenElements } from '../parts/registry';
import { createContext, useContext, useId, useState } from 'react';
import type { FieldSnapshot } from '../controller/controller';
import { storeOf } from '../controller/create-controller';
import { useController, useTranslator } from '../hooks/contexts';
import { equalJson } from '../json/json-object';
import { useFocusTarget, useScreen } from '../parts/screen-context';
import { useShownNode } from '../parts/use-node';
import { validate } from '../controller/standard-schema';
import { translatorOf } from '../translations/translator';

/** Where a field is: by itself, or inside a table cell. */
export interface FrameStyle {
  /** `field` shows the label, texts and errors; `cell` provides them to assistive technology only. */
  readonly kind: 'field' | 'cell';
  /**
   * The name of the control inside a cell, such as "Amount, row 3".
   * @default the label of the field
   */
  readonly label?: string;
  /** The control was opened by typing, so that it takes the text of a date, and not its segments. */
  readonly isTyped?: boolean;
}

/** Ids of the elements of one field, which connect labels, descriptions and errors with the control. */
export interface ControlIds {
  /** The id of the control itself. */
  readonly control: string;
  /** The id of the label. */
  readonly label: string;
  /** The id of the description. */
  readonly description: string;
  /** The id of the line under the control. */
  readonly hint: string;
  /** The id of the list of errors. */
  readonly errors: string;
}

/** Attributes for the input element; radio buttons put them on their group. */
export interface ControlAttributes {
  /** The id that the label refers to. */
  readonly id: string;
  /** The ids of the description, the hint and the errors that are shown. */
  readonly 'aria-describedby': string | undefined;
  /** The id of the errors, while there are any to show. */
  readonly 'aria-errormessage': string | undefined;
  /** `true` while there are errors to show. */
  readonly 'aria-invalid': true | undefined;
  /** `true` if the value is required. */
  readonly 'aria-required': true | undefined;
  /** Marks the field as touched. */
  readonly onBlur: () => void;
}

/** The content and setters of a control, before its attributes are derived. */
interface ControlParts {
  /** Where the value is. */
  readonly pointer: Pointer;
  /** The node of the value. */
  readonly node: EidosNode;
  /** The field at the pointer, as `useField` returns it. */
  readonly field: Field;
  /** The value to show: that of the field, except that a stored write-only value is never shown. */
  readonly value: JsonValue | undefined;
  /** Sets the value; `undefined` empties the field. */
  readonly set: (value: JsonValue | undefined) => void;
  /**
   * Sets the typed text, which stays with an error until it is a value of the field, or names one of `choices`. An emptied
   * field has no value. `undefined` is an incomplete entry: the value does not change.
   */
  readonly setText: Field['setText'];
  /** The label, translated; in a table cell, with column and row. */
  readonly label: string;
  /** The ids that connect the parts of the field. */
  readonly ids: ControlIds;
  /** Which frame the field has: in full, or that of a table cell. */
  readonly frame: FrameStyle;
  /** The error messages; empty until the field is touched or a submit is attempted. */
  readonly messages: readonly string[];
  /** A line under the control, such as a counter. */
  readonly hint?: string;
  /** The components that the screen has instead of native elements, such as `<elements.input>`. */
  readonly elements: ScreenElements;
}

/** Everything that a control and its frame need, in one subscription. */
export interface Control extends ControlParts {
  /** Whether there are errors to show. */
  readonly invalid: boolean;
  /** The attributes to spread on the input element. */
  readonly attributes: ControlAttributes;
}

/** Whether a submit is refused while there is no value: a value that may be null can be left empty. */
export function mustBeFilled({ node, field }: Pick<ControlParts, 'node' | 'field'>): boolean {
  return field.required && !node.nullable;
}

/** Connects label, description, hint and errors with the input element. */
export function connectControl(parts: ControlParts): Control {
  const { node, field, ids, messages, hint } = parts;
  const invalid = messages.length > 0;
  const describedBy = [
    node.description && ids.description,
    hint !== undefined && ids.hint,
    invalid && ids.errors,
  ];
  return {
    ...parts,
    invalid,
    attributes: {
      id: ids.control,
      'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
      'aria-errormessage': invalid ? ids.errors : undefined,
      'aria-invalid': invalid || undefined,
      'aria-required': mustBeFilled({ node, field }) || undefined,
      onBlur: field.touch,
    },
  };
}

/**
 * Narrows a control's node to the kinds that a field renders.
 * @param component The name of your part, for the error.
 * @param kinds The kinds of node that your part renders.
 * @returns The node, with the type of these kinds.
 * @throws {Error} For any other kind.
 * @example
 * function Meter({ pointer }: PartProps) {
 *   const control = useControl(pointer);
 *   const { maximum } = expectKind(control, 'Meter', 'integer');
 *   return <meter max={maximum} value={Number(control.value)} />;
 * }
 */
export function expectKind<Kind extends NodeKind>(
  { node, pointer }: Pick<Control, 'node' | 'pointer'>,
  component: string,
  ...kinds: readonly Kind[]
): Extract<EidosNode, { kind: Kind }> {
  if ((kinds as readonly NodeKind[]).includes(node.kind)) return node as Extract<EidosNode, { kind: Kind }>;
  throw createError(
    `<${component} pointer="${pointer}"> cannot render a value of the kind "${node.kind}".`,
    () =>
      process.env.NODE_ENV !== 'production' &&
      ` It renders the kind ${kinds.map((kind) => `"${kind}"`).join(' or ')}. Use <EidosPart pointer="${pointer}" />, or correct the pointer.`,
  );
}

/** Tables provide `cell`, so that any registered field fits into a cell. */
export const FrameContext = createContext<FrameStyle>({ kind: 'field' });

/**
 * The field as a control may show it. A write-only value or text is shown only while it is the entry made in this control,
 * never a stored value or the result of an undo, a reset or a save.
 */
function useShownField(node: EidosNode, field: Field): Field {
  const controller = useController();
  // After the last entry: its value and text, and whether it made the field dirty.
  const [entered, setEntered] = useState<FieldSnapshot>();
  if (!node.writeOnly) return field;
  const remember = <Entry extends readonly unknown[]>(enter: (...entry: Entry) => void) => {
    return (...entry: Entry) => {
      enter(...entry);
      setEntered(controller.getField(field.pointer));
    };
  };
  const isSameText = field.text === undefined || field.text === entered?.text;
  const isEntered = entered?.dirty === field.dirty && isSameText && equalJson(entered.value, field.value);
  // A parent may have passed it back already, or changed it.
  const { history, view } = storeOf(controller);
  if (entered && !isEntered && history.open?.group === view.place(field.pointer).id) setEntered(field);
  // A locked value is plain text, which would reveal what a password input has hidden.
  const shown = isEntered && !node.readOnly ? field : { ...field, value: undefined, text: undefined };
  return { ...shown, set: remember(field.set), setText: remember(field.setText) };
}

/**
 * Connects a control with the value at `pointer`: its snapshot, setters, label, ids, errors and ARIA attributes. Spread
 * `attributes` on the input element, and wrap it in a `FieldFrame`.
 * @param pointer The value that the control edits.
 * @returns Everything that a `FieldFrame` and an input need.
 * @example
 * function SeatsField({ pointer }: PartProps) {
 *   const control = useControl(pointer);
 *   return (
 *     <FieldFrame control={control}>
 *       <input
 *         {...control.attributes}
 *         value={String(control.value ?? '')}
 *         onChange={(event) => control.set(event.target.value)}
 *       />
 *     </FieldFrame>
 *   );
 * }
 */
export function useControl(pointer: Pointer): Control {
  const stored = useField(pointer);
  const node = useShownNode(pointer, stored.node);
  const field = useShownField(node, stored);
  const translator = useTranslator();
  const frame = useContext(FrameContext);
  const id = useId();
  const ids: ControlIds = {
    control: id,
    label: `${id}label`,
    description: `${id}description`,
    hint: `${id}hint`,
    errors: `${id}errors`,
  };
  useFocusTarget(pointer, ids.control);
  return connectControl({
    set: field.set,
    setText: field.setText,
    value: field.value,
    pointer,
    node,
    field,
    ids,
    frame,
    elements: useScreen().registry.elements,
    label: frame.label ?? translator.label(node),
    messages: field.touched ? [...new Set(field.errors.map((error) => translator.error(error, node)))] : [],
  });
}

/**
 * The options that the schema of a value has for its part (`x-eidos.options`), checked by a schema that the part declares.
 * @param control The result of `useControl`, or a node with its pointer.
 * @param schema The compiled schema of the options, created outside the part.
 * @returns The options, with the type of that schema.
 * @throws {Error} If they do not fit; the screen shows the message in place of the part.
 * @example
 * const scale = compileEidos({
 *   type: 'object',
 *   properties: { most: { type: 'integer' } },
 * });
 * const stars = createField((control) => {
 *   const { most = 5 } = optionsOf(control, scale);
 *   const { attributes } = control;
 *   return <input {...attributes} type="range" max={most} />;
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
