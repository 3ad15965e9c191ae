import { Download, Share, SquarePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import * as appTexts from '#texts/app.ts';
import { Button } from '#ui/button/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { renderOverlay } from '#ui/overlay-root.tsx';
import overlays from '../../ui/overlay-root.module.css';
import text from '../../ui/theme/text.module.css';
import styles from './install-card.module.css';

export interface InstallAsk {
  /** `steps`: the browser cannot prompt, so the user must install the app by hand. */
  way: 'prompt' | 'steps';
  /** Number of pending writes on the device. An app on Apple's home screen starts without them. */
  waiting: number;
  install: () => void;
  putOff: () => void;
}

/** Shows the card at the foot of the page. Returns a function that removes it. */
export function showInstallCard(ask: InstallAsk): () => void {
  const close = renderOverlay(
    'install card',
    <InstallCard
      way={ask.way}
      waiting={ask.waiting}
      install={() => {
        close();
        ask.install();
      }}
      putOff={() => {
        close();
        ask.putOff();
      }}
    />,
  );
  return close;
}

function InstallCard({ way, waiting, install, putOff }: InstallAsk) {
  return (
    <aside
      aria-label={appTexts.installSimmer}
      className={joinClasses(overlays.aboveBottomBar, styles.place)}
    >
      <div className={styles.card}>
        <div className={styles.head}>
          <img src="/icons/simmer-192.png" alt="" className={styles.icon} />
          <div>
            <h2 className={joinClasses(text.cardTitle, styles.title)}>{appTexts.keepByTheStove}</h2>
            <p className={styles.why}>{appTexts.whyInstall}</p>
          </div>
        </div>
        {way === 'steps' && <Steps waiting={waiting} />}
        <div className={styles.actions}>
          <Button variant="quiet" className={styles.later} onClick={putOff}>
            {appTexts.notNow}
          </Button>
          {way === 'prompt' && (
            <Button variant="flame" className={styles.install} onClick={install}>
              <Download size={20} />
              {appTexts.install}
            </Button>
          )}
        </div>
      </div>
    </aside>
  );
}

function Steps({ waiting }: { waiting: number }) {
  return (
    <>
      <ol className={styles.steps}>
        <Step drawing={<Share size={20} />}>{appTexts.tapShare}</Step>
        <Step drawing={<SquarePlus size={20} />}>{appTexts.chooseHomeScreen}</Step>
      </ol>
      {waiting > 0 && <p className={styles.waiting}>{appTexts.installStillWaiting}</p>}
    </>
  );
}

function Step({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <span className={styles.drawing}>{drawing}</span>
      <span>{children}</span>
    </li>
  );
}
