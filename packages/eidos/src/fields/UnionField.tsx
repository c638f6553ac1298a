import { useMemo } from 'react';
import type { UnionNode } from '../compiler/node';
import { useController, useTranslator } from '../hooks/contexts';
import { childAt, isScalar } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import { EidosPart } from '../parts/EidosPart';
import type { PartProps } from '../parts/registry';
import { OptionContext } from '../parts/use-node';
import type { Translator } from '../translations/translator';
import { ChoiceField, type ChoiceModel, choiceWidget, other, addOthers } from './ChoiceControl';
import { type Control, expectKind, connectControl, useControl } from './control';
import { ReadOnlyField } from './FieldFrame';
import { resolveNode } from '../controller/node-tree';
import { plainText } from '../controller/read-text';

/** Props of `UnionField`. */
export interface UnionFieldProps extends PartProps {
  /**
   * How the options are shown.
   * @default `x-eidos.widget` of the schema, or by the number of options
   */
  widget?: 'radio' | 'select';
}

/**
 * A value with several alternatives: a chooser, and below it the fields of the selected option. The input of
 * an option is kept while another one is selected.
 */
export function UnionField({ pointer, widget }: UnionFieldProps) {
  const control = useControl(pointer);
  const translator = useTranslator();
  const select = useSelect(control);
  const node = expectKind(control, 'UnionField', 'union');
  const option = useOption(node, control.field.option, pointer);
  const hasOwnErrors = !option || option.node.kind === 'group' || option.node.kind === 'table';
  // A single value shows the errors of the shared pointer itself, next to the control to correct.
  const chooser = hasOwnErrors ? control : connectControl({ ...control, messages: [] });
  const unknown = useUnknownOption(control, node);
  const model = optionModel(control, node, unknown, translator, select);
  if (!control.field.applies) return null;
  return (
    <div className="eidos-union" role="group" aria-labelledby={control.ids.label}>
      {node.readOnly ? (
        <ReadOnlyField
          control={{ ...chooser, value: model.options.find(({ key }) => key === model.selected)?.label }}
        />
      ) : (
        <ChoiceField
          control={chooser}
          model={model}
          widget={choiceWidget(control, node.options.length, widget)}
        />
      )}
      {option && (
        <OptionContext.Provider value={option}>
          <div className="eidos-union__option">
            <EidosPart key={control.field.option} pointer={pointer} />
          </div>
        </OptionContext.Provider>
      )}
    </div>
  );
}

/** The titled `null`; no option has an id of spaces only. */
const nothing = '   ';

function useSelect(control: Control) {
  const controller = useController();
  return (key: string) =>
    controller.batch(() => {
      if (key === other) return;
      controller.chooseOption(control.pointer, key.trim() ? key : undefined);
      if (key === nothing) control.field.set(null);
    });
}

/** The text of a stored value that fits no option: the unknown discriminator, or the value itself. */
function useUnknownOption({ field, pointer }: Control, { discriminators = [] }: UnionNode): string {
  const controller = useController();
  if (field.option !== undefined || !field.present) return '';
  const stored = controller.get(pointer) as JsonValue;
  const tags = discriminators.map((name) => childAt(stored, name));
  return tags.filter(isScalar).map(plainText).filter(Boolean).join(', ') || plainText(stored);
}

function optionModel(
  { field }: Control,
  node: UnionNode,
  unknown: string,
  translator: Translator,
  select: (key: string) => void,
): ChoiceModel {
  const options = node.options.map((option) => ({ key: option.id, label: translator.label(option) }));
  const hasNone = !node.nothing && (node.nullable || (!field.required && !node.required));
  if (node.nothing) options.unshift({ key: nothing, label: translator.label(node.nothing) });
  const model = addOthers(options, hasNone, unknown || undefined, translator);
  const isNothing = node.nothing && field.value === null;
  return { ...model, selected: field.option ?? (isNothing ? nothing : model.selected), select };
}

/** The chosen option as the node of the union's own pointer, labeled with the option's name. */
function useOption(node: UnionNode, id: string | undefined, pointer: string) {
  return useMemo(() => {
    const option = node.options.find((one) => one.id === id);
    if (!option) return undefined;
    const { label, labelKey } = option;
    const shown = { ...resolveNode(option.node), label, labelKey };
    return { pointer, isNamed: true, discriminators: node.discriminators, node: shown };
  }, [node, id, pointer]);
}
