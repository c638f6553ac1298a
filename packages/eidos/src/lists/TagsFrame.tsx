import type { FocusEvent, ReactNode } from 'react';
import type { ControlAttributes } from '../fields/control';
import type { JsonValue } from '../json/json-schema';
import { englishLists } from '../translations/english-lists';
import { useTranslator } from '../translations/translations-context';
import { TagList } from './TagList';
import type { List } from './use-list';

interface TagsFrameProps {
  list: List;
  labelOf: (item: JsonValue) => string;
  onRemove: (index: number) => void;
  /** Called when the focus leaves the tags and their input. */
  onLeave: () => void;
  /** Renders the input with these attributes. */
  children: (attributes: Omit<ControlAttributes, 'onBlur'>) => ReactNode;
}

/** The tags of a list before the input that adds to them, and a description of the keys that remove them. */
export function TagsFrame({ list, labelOf, onRemove, onLeave, children }: TagsFrameProps) {
  const { t } = useTranslator(englishLists);
  const { control, items, isWrong } = list;
  const { onBlur: _, ...attributes } = control.attributes;
  const keysId = `${control.ids.control}keys`;
  const describedBy = [attributes['aria-describedby'], items.length > 0 && keysId].filter(Boolean).join(' ');
  function leave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  }
  return (
    <div className="eidos-tags" onBlur={leave}>
      <TagList
        tags={items.map((item, index) => ({
          key: control.field.rowKeys[index] ?? String(index),
          label: labelOf(item),
          invalid: isWrong(index),
        }))}
        label={control.label}
        inputId={control.ids.control}
        onRemove={onRemove}
      />
      {children({ ...attributes, 'aria-describedby': describedBy || undefined })}
      {items.length > 0 && (
        <span id={keysId} hidden>
          {t('tags.keys')}
        </span>
      )}
    </div>
  );
}
