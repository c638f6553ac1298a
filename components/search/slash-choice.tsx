import { useState } from 'react';
import { translate } from '@/lib/translations/translate';
import { isSlashOn, setSlash } from './search-shortcut';
import styles from './search-dialog.module.css';

/** Lets a reader turn off the one key of the site that has no modifier. */
export function SlashChoice() {
  const [isOn, setIsOn] = useState(isSlashOn);
  return (
    <label className={styles.slash}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target: { checked } }) => {
          setIsOn(checked);
          setSlash(checked);
        }}
      />
      {translate('The / key opens the search')}
    </label>
  );
}
