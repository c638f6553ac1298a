import { type KeyboardEvent, useCallback, useId, useState } from 'react';
import { useReveal } from '../parts/screen-context';
import { expectKind } from '../fields/control';
import { useControl } from '../fields/use-control';
import { GroupFrame } from './GroupPart';
import type { PartProps } from '../parts/registry';
import { englishLayout } from '../translations/english-layout';
import { useTranslator } from '../translations/translations-context';
import { TabButton } from './TabButton';
import { TabPanel } from './TabPanel';
import { type TabItem, useTabItems } from './tab-items';
import { tabAfterKey } from './tab-keys';

/** Props of `Tabs`. */
export interface TabsProps extends PartProps {
  /** Tabs of your own instead of those that the schema defines for the group at `pointer`. */
  tabs?: readonly TabItem[];
  /**
   * The `id` of the tab that is open initially.
   * @default the first tab
   */
  defaultTab?: string;
  /** `id` of the open tab, where your component decides. Set it again in `onOpen`. */
  tab?: string;
  /** Called with the `id` of a tab whenever it opens, or with `tab` given, whenever it should open. */
  onOpen?: (id: string) => void;
}

/**
 * Sections of a group, one at a time. Closed sections stay in the document, so nothing typed is lost; their tabs
 * show the number of errors in them, and going to an error opens its section.
 */
export function Tabs({ pointer, tabs, defaultTab, tab, onOpen }: TabsProps) {
  const { t } = useTranslator(englishLayout);
  const control = useControl(pointer);
  const group = expectKind(control, 'Tabs', 'group');
  const items = useTabItems(pointer, tabs);
  const [openId, setOpenId] = useState(defaultTab);
  const open = items.find(({ id }) => id === (tab ?? openId)) ?? items[0];
  const base = useId();
  const openTab = useCallback(
    (id: string) => {
      setOpenId(id);
      onOpen?.(id);
    },
    [onOpen],
  );
  useReveal(
    pointer,
    useCallback(
      (target) => {
        const holder = items.find((item) => holds(item, target));
        if (holder) openTab(holder.id);
      },
      [items, openTab],
    ),
  );
  function handleKey(event: KeyboardEvent<HTMLElement>, place: number) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { parentElement: list } = event.currentTarget;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = tabAfterKey(event.key, place, items.length, isRtl);
    const item = next === undefined ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    openTab(item.id);
    list?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  }
  const name = control.label;
  return (
    <GroupFrame control={control}>
      <div className="eidos-tabs">
        <div
          role="tablist"
          className="eidos-tabs__list"
          aria-label={name ? t('tabs.label', { label: name }) : t('tabs.sections')}
        >
          {items.map((item, place) => (
            <TabButton
              key={item.id}
              {...{ base, place, item }}
              isOpen={item === open}
              onOpen={openTab}
              onKeyDown={handleKey}
            />
          ))}
        </div>
        {items.map((item, place) => (
          <TabPanel
            key={item.id}
            {...{ base, place, item, pointer }}
            group={tabs ? undefined : group}
            isOpen={item === open}
          />
        ))}
      </div>
    </GroupFrame>
  );
}

function holds({ pointers }: TabItem, target: string): boolean {
  return pointers.some((pointer) => target === pointer || target.startsWith(`${pointer}/`));
}
