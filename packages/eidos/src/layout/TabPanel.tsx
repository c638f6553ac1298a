import { EidosPart } from '../parts/EidosPart';
import type { TabPartProps } from './TabButton';

/** The section behind a tab; when closed, it is hidden but stays in the document. */
export function TabPanel({ base, place, item, isOpen }: TabPartProps) {
  return (
    <div
      role="tabpanel"
      id={`${base}panel-${place}`}
      className="eidos-tabs__panel"
      aria-labelledby={`${base}tab-${place}`}
      hidden={!isOpen}
    >
      {item.content ?? (
        <div className="eidos-group__fields">
          {item.pointers.map((pointer) => (
            <EidosPart key={pointer} pointer={pointer} />
          ))}
        </div>
      )}
    </div>
  );
}
