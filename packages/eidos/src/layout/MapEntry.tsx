import { useState } from 'react';
import type { GroupNode } from '../compiler/node';
import type { Control } from '../fields/control';
import { useController } from '../hooks/use-controller';
import { joinPointer } from '../json/json-pointer';
import { EidosPart } from '../parts/EidosPart';
import { usePendingEntry, useScreen } from '../parts/screen-context';
import { englishOpen } from '../translations/english-open';
import { useTranslator } from '../translations/translations-context';
import { NameInput } from './NameInput';
import { nameError } from './map-entries';

interface MapEntryProps {
  map: Control;
  node: GroupNode;
  name: string;
}

/** One value of a map: its name, its value and a button that removes both. */
export function MapEntry({ map, node, name }: MapEntryProps) {
  const controller = useController();
  const { navigator } = useScreen();
  const { t } = useTranslator(englishOpen);
  const [typed, setTyped] = useState(name);
  const error = typed === name ? undefined : nameError(node, controller.get(map.pointer), typed);
  const pointer = joinPointer(map.pointer, name);
  const rename = () => {
    if (typed !== name && error === undefined) controller.renameEntry(map.pointer, name, typed);
  };
  usePendingEntry(rename);
  return (
    <div className="eidos-map__entry" role="group" aria-label={name}>
      <NameInput
        label={t('map.name')}
        value={typed}
        original={name}
        message={error && t(error)}
        onChange={setTyped}
        onDone={rename}
      />
      <EidosPart pointer={pointer} />
      <button
        type="button"
        className="eidos-button"
        onClick={() => {
          controller.set(pointer, undefined);
          navigator.find(`${map.ids.control}new`)?.focus();
        }}
      >
        {t('group.remove', { label: name })}
      </button>
    </div>
  );
}
