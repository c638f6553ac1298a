import { useState } from 'react';
import type { GroupNode } from '../compiler/node';
import type { Control } from '../fields/control';
import { useController } from '../hooks/use-controller';
import { joinPointer } from '../json/json-pointer';
import { useScreen } from '../parts/screen-context';
import { englishOpen } from '../translations/english-open';
import { useTranslator } from '../translations/translations-context';
import { NameInput } from './NameInput';
import { nameError, newValue } from './map-entries';

/** The field for another name of a map, and the button that adds it. */
export function NewEntry({ map, node }: { map: Control; node: GroupNode }) {
  const controller = useController();
  const { navigator } = useScreen();
  const { t } = useTranslator(englishOpen);
  const [name, setName] = useState('');
  const error = name === '' ? undefined : nameError(node, controller.get(map.pointer), name);
  const add = () => {
    if (name === '' || error !== undefined) return;
    const pointer = joinPointer(map.pointer, name);
    controller.set(pointer, newValue(node, name));
    setName('');
    // The new field is in the document after React has rendered it.
    setTimeout(() => navigator.focus(pointer));
  };
  return (
    <div className="eidos-map__new">
      <NameInput
        id={`${map.ids.control}new`}
        label={t('map.newName', { label: map.label })}
        value={name}
        original=""
        message={error && t(error)}
        onChange={setName}
        onEnter={add}
      />
      <button type="button" className="eidos-button" onClick={add}>
        {t('map.add', { label: map.label })}
      </button>
    </div>
  );
}
