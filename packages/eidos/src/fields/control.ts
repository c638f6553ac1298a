import type { JsonValue } from '../json/json-schema';
import type { EidosNode, NodeKind } from '../compiler/node';
import type { Pointer } from '../json/json-pointer';
import { advice } from '../development/advice';
import type { Field } from '../hooks/use-field';
import type { ScreenElements } from '../parts/registry';

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
  /** The ids of the description, the hint and the help that are shown. */
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
export function tieControl(parts: ControlParts): Control {
  const { node, field, ids, messages, hint } = parts;
  const invalid = messages.length > 0;
  const describedBy = [
    node.description !== undefined && ids.description,
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
  const fix = advice(
    () =>
      process.env.NODE_ENV !== 'production' &&
      ` It renders the kind ${kinds.map((kind) => `"${kind}"`).join(' or ')}. Use <EidosPart pointer="${pointer}" />, or correct the pointer.`,
  );
  throw new Error(
    `<${component} pointer="${pointer}"> cannot render a value of the kind "${node.kind}".${fix}`,
  );
}
