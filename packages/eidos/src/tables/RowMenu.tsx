import { useRef } from 'react';
import { rowCommands } from './row-shortcuts';
import { useGrid } from './use-grid';

/** A menu with the commands for the rows with the focus, for those who do not know their keys. */
export function RowMenu() {
  const grid = useGrid();
  const menu = useRef<HTMLDivElement>(null);
  const { t } = grid.words;
  const id = `${grid.id}menu`;
  return (
    <>
      <button
        // React 18 does not know the property of this attribute.
        ref={(button) => button?.setAttribute('popovertarget', id)}
        type="button"
        className="eidos-button"
      >
        {t('table.rowMenu')}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="group"
        aria-label={t('table.rowMenu')}
        className="eidos-table__menu"
      >
        {rowCommands.map(({ label, key, shift, run }) => (
          <button
            key={label}
            type="button"
            className="eidos-table__menu-item"
            aria-keyshortcuts={`Control+${shift ? 'Shift+' : ''}${key}`}
            onClick={() => {
              // jsdom lacks this method.
              menu.current?.hidePopover?.();
              run(grid);
            }}
          >
            {t(label)}
            <kbd aria-hidden="true">{`Ctrl+${shift ? 'Shift+' : ''}${key}`}</kbd>
          </button>
        ))}
      </div>
    </>
  );
}
