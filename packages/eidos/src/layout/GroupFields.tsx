import { type ReactNode, useContext, useId, useMemo, useState } from 'react';
import type { Section } from '../compiler/node';
import { isWithin } from '../controller/field-id';
import { childNode, isListed } from '../controller/node-tree';
import { useTranslator } from '../hooks/contexts';
import { useShownErrors } from '../hooks/use-errors';
import { joinPointer, type Pointer } from '../json/json-pointer';
import { EidosPart } from '../parts/EidosPart';
import { expectKind, useControl } from '../fields/control';
import { fieldDescription, fieldNotes, isReplaced, labelWords, ReadOnlyField } from '../fields/FieldFrame';
import type { PartProps } from '../parts/registry';
import { useReveal } from '../parts/use-reveal';
import { OptionContext } from '../parts/use-node';
import { englishTabs } from '../translations/english-lists';
import type { Collapsible as InitialState } from '../types/eidos-schema';
import { FieldList, type FieldListProps, GroupFrame, GroupPresence } from './GroupPart';

/** The fields of an object in sections and columns of their own width, for the hints `section` and `span`. */
export function SectionsPart({ pointer }: PartProps) {
  const control = useControl(pointer);
  const group = expectKind(control, 'SectionsPart', 'group');
  return (
    <GroupFrame control={control}>
      <GroupFields pointer={pointer} group={group} names={control.field.children} />
    </GroupFrame>
  );
}

/** A group of any layout that can be collapsed, for the hint `collapsible`. Going to an error inside opens it. */
export function CollapsiblePart({ pointer }: PartProps) {
  const control = useControl(pointer);
  const translator = useTranslator();
  const group = expectKind(control, 'CollapsiblePart', 'group');
  const around = useContext(OptionContext);
  const discriminators = around?.pointer === pointer ? around.discriminators : undefined;
  const inner = useMemo(() => {
    const isPlain = group.layout !== 'tabs' && (group.open || group.additional === undefined);
    const node = { ...group, widget: isPlain ? 'sections' : undefined };
    return { pointer, node, isNamed: true, discriminators };
  }, [pointer, group, discriminators]);
  if (!control.field.applies || isReplaced(control)) return <ReadOnlyField control={control} />;
  return (
    <Collapsible
      pointer={pointer}
      pointers={[pointer]}
      label={labelWords(control, translator)}
      collapsible={group.collapsible ?? true}
      id={control.ids.control}
      describedBy={control.attributes['aria-describedby']}
    >
      {fieldDescription(control, translator)}
      <OptionContext.Provider value={inner}>
        <EidosPart pointer={pointer} />
      </OptionContext.Provider>
      {fieldNotes(control, translator)}
      {around?.pointer !== pointer && <GroupPresence control={control} />}
    </Collapsible>
  );
}

/** Fields of a group in their sections, each as wide as its `span`, and as close together as its `density`. */
export function GroupFields(props: FieldListProps) {
  const { group, names } = props;
  const { density } = group;
  const others = names.filter((name) => !isListed(group, name));
  const sections = group.sections && [...group.sections, { heading: undefined, children: others }];
  const fields = sections ? (
    <div className="eidos-group">
      {sections.map(({ heading, children }, place) => {
        const shown = children.filter((name) => names.includes(name));
        // Another eidos may have a section before it.
        const key = group.sections?.[place]?.children[0] ?? '';
        return shown.length > 0 && <SectionFrame key={key} {...props} names={shown} heading={heading} />;
      })}
    </div>
  ) : (
    <FieldGrid {...props} />
  );
  return density === undefined ? fields : <div data-density={density}>{fields}</div>;
}

function SectionFrame({ heading, ...props }: FieldListProps & Pick<Section, 'heading'>) {
  const { pointer, names } = props;
  const { label } = useTranslator();
  const id = useId();
  const fields = <FieldGrid {...props} />;
  if (heading === undefined) return fields;
  const words = label(heading);
  if (heading.collapsible !== undefined) {
    const pointers = names.map((name) => joinPointer(pointer, name));
    return (
      <Collapsible pointer={pointer} pointers={pointers} label={words} collapsible={heading.collapsible}>
        {fields}
      </Collapsible>
    );
  }
  return (
    <div role="group" className="eidos-section" aria-labelledby={id}>
      <div id={id} className="eidos-group__label">
        {words}
      </div>
      {fields}
    </div>
  );
}

/** Plain fields as everywhere else, or a grid of twelve columns when one of them has a `span`. */
function FieldGrid({ pointer, group, names }: FieldListProps) {
  const spans = names.map((name) => childNode(group, name)?.span);
  if (spans.every((span) => span === undefined))
    return <FieldList pointer={pointer} group={group} names={names} />;
  const usual = Math.floor(12 / (group.layout === 'columns' ? group.columns : 1));
  return (
    <div className="eidos-spans">
      <div className="eidos-spans__grid">
        {names.map((name, place) => (
          <div key={name} className="eidos-spans__cell" data-span={spans[place] ?? usual}>
            <EidosPart pointer={joinPointer(pointer, name)} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The number of errors behind a tab or in a collapsed part; nothing when there are none. */
export function ErrorCount({ count }: { count: number }) {
  const { t } = useTranslator(englishTabs);
  if (count === 0) return null;
  return (
    <>
      <span className="eidos-tabs__count" aria-hidden="true">
        {count}
      </span>
      <span className="eidos-visually-hidden">{` (${t('tabs.errors', { count })})`}</span>
    </>
  );
}

interface CollapsibleProps {
  /** The group whose values are inside, some or all of them. */
  pointer: Pointer;
  /** Everything that is inside: going to one of these values, or into it, opens it. */
  pointers: readonly Pointer[];
  label: ReactNode;
  collapsible: InitialState;
  id?: string;
  describedBy?: string;
  children: ReactNode;
}

/** A labeled part that can be collapsed. Its summary shows how many errors are inside. */
function Collapsible({ pointer, pointers, label, collapsible, id, describedBy, children }: CollapsibleProps) {
  const labelId = useId();
  const [isOpen, setOpen] = useState(collapsible !== 'closed');
  const count = useShownErrors(pointers).length;
  useReveal(pointer, (target) => {
    if (isWithinAny(target, pointers)) setOpen(true);
  });
  return (
    <fieldset
      id={id}
      className="eidos-group eidos-collapsible"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      data-invalid={count > 0 || undefined}
    >
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="eidos-group__label">
          <span id={labelId}>{label}</span>
          <ErrorCount count={count} />
        </summary>
        <div className="eidos-group">{children}</div>
      </details>
    </fieldset>
  );
}

/** Whether a value is one of some values, or inside one of them. */
export function isWithinAny(target: Pointer, pointers: readonly Pointer[]): boolean {
  return pointers.some((pointer) => isWithin(target, pointer));
}
