import { LayoutGrid, Rows3 } from 'lucide-react';
import { LIST_LOOKS, saveSettings, useSettings } from '#platform/settings.ts';
import * as searchTexts from '#texts/search.ts';
import styles from './list-switch.module.css';

const ICONS = { rows: Rows3, cards: LayoutGrid };

/** Switches between rows and cards on phones. Wide windows always show cards. */
export function ListSwitch() {
  const { listLook } = useSettings();
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons, no form.
    <div role="group" aria-label={searchTexts.showAs} className={styles.switch}>
      {LIST_LOOKS.map((look) => {
        const Icon = ICONS[look];
        return (
          <button
            key={look}
            type="button"
            aria-pressed={look === listLook}
            onClick={() => saveSettings({ listLook: look })}
          >
            <Icon size={18} />
            {searchTexts.looks[look]}
          </button>
        );
      })}
    </div>
  );
}
