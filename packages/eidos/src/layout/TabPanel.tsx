import type { GroupNode } from '../compiler/node';
import { splitPointer, type Pointer } from '../json/json-pointer';
import { EidosPart } from '../parts/EidosPart';
import { GroupFields } from './GroupFields';
import type { TabPartProps } from './TabButton';

interface TabPanelProps extends TabPartProps {
  pointer: Pointer;
  /** The group whose schema declares the tabs; undefined for tabs of one's own. */
  group: GroupNode | undefined;
}

/** The section behind a tab; when closed, it is hidden but stays in the document. */
export function TabPanel({ base, place, item, isOpen, pointer, group }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${base}panel-${place}`}
      className="eidos-tabs__panel"
      aria-labelledby={`${base}tab-${place}`}
      hidden={!isOpen}
    >
      {item.content ??
        (group ? (
          <GroupFields pointer={pointer} group={group} names={item.pointers.map(lastToken)} />
        ) : (
          <div className="eidos-group__fields">
            {item.pointers.map((each) => (
              <EidosPart key={each} pointer={each} />
            ))}
          </div>
        ))}
    </div>
  );
}

function lastToken(pointer: Pointer): string {
  return splitPointer(pointer).at(-1) ?? '';
}
