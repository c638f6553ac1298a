import { type ReactNode, useId } from 'react';
import type { GroupNode, Section } from '../compiler/node';
import { childNode } from '../controller/node-tree';
import { useTranslator } from '../hooks/contexts';
import { joinPointer, type Pointer } from '../json/json-pointer';
import { EidosPart } from '../parts/EidosPart';
import { Collapsible } from './Collapsible';

interface GroupFieldsProps {
  pointer: Pointer;
  group: GroupNode;
  /** The fields to render, in the order of the screen. */
  names: readonly string[];
}

/** Fields of a group in their sections, each as wide as its `span`. */
export function GroupFields({ pointer, group, names }: GroupFieldsProps) {
  if (group.sections === undefined) return <FieldGrid pointer={pointer} group={group} names={names} />;
  const sections = group.sections.map(({ heading, children }) => ({
    heading,
    names: children.filter((name) => names.includes(name)),
  }));
  return (
    <div className="eidos-group">
      {sections.map(
        (section, place) =>
          section.names.length > 0 && (
            <SectionFrame key={place} pointer={pointer} names={section.names} heading={section.heading}>
              <FieldGrid pointer={pointer} group={group} names={section.names} />
            </SectionFrame>
          ),
      )}
    </div>
  );
}

interface SectionFrameProps extends Pick<GroupFieldsProps, 'pointer' | 'names'> {
  heading: Section['heading'];
  children: ReactNode;
}

function SectionFrame({ pointer, names, heading, children }: SectionFrameProps) {
  const { label } = useTranslator();
  const id = useId();
  if (heading === undefined) return children;
  const words = label(heading);
  if (heading.collapsible !== undefined) {
    const pointers = names.map((name) => joinPointer(pointer, name));
    return (
      <Collapsible pointer={pointer} pointers={pointers} label={words} collapsible={heading.collapsible}>
        {children}
      </Collapsible>
    );
  }
  return (
    <div role="group" className="eidos-section" aria-labelledby={id}>
      <div id={id} className="eidos-group__label">
        {words}
      </div>
      {children}
    </div>
  );
}

/** Plain fields as everywhere else, or a grid of twelve columns when one of them has a `span`. */
function FieldGrid({ pointer, group, names }: GroupFieldsProps) {
  const columns = group.layout === 'columns' ? group.columns : 1;
  const spans = names.map((name) => childNode(group, name)?.span);
  const parts = names.map((name) => <EidosPart key={name} pointer={joinPointer(pointer, name)} />);
  if (spans.every((span) => span === undefined)) {
    return (
      <div className="eidos-group__fields" data-columns={group.layout === 'columns' ? columns : undefined}>
        {parts}
      </div>
    );
  }
  return (
    <div className="eidos-spans">
      <div className="eidos-spans__grid">
        {names.map((name, place) => (
          <div key={name} className="eidos-spans__cell" data-span={spans[place] ?? Math.floor(12 / columns)}>
            {parts[place]}
          </div>
        ))}
      </div>
    </div>
  );
}
