import { chakra } from '@chakra-ui/react';
import { Download, Share, SquarePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import * as installTexts from '#texts/install.ts';
import { Button } from '#ui/button/button.tsx';
import { aboveBottomBar, renderOverlay } from '#ui/overlay-root.tsx';
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
    <chakra.aside aria-label={installTexts.installSimmer} css={{ ...aboveBottomBar, zIndex: '30' }}>
      <chakra.div css={card}>
        <chakra.div display="flex" gap="4" alignItems="flex-start">
          <chakra.img
            src="/icons/simmer-192.png"
            alt=""
            boxSize="64px"
            borderRadius="card"
            flexShrink="0"
          />
          <div>
            <chakra.h2 textStyle="cardTitle" textWrap="balance">
              {installTexts.keepByTheStove}
            </chakra.h2>
            <chakra.p color="ink.muted" mt="1">
              {installTexts.why}
            </chakra.p>
          </div>
        </chakra.div>
        {way === 'steps' && <Steps waiting={waiting} />}
        <chakra.div display="flex" flexWrap="wrap" gap="3" mt="4">
          <Button variant="quiet" className={styles.later} onClick={putOff}>
            {installTexts.notNow}
          </Button>
          {way === 'prompt' && (
            <Button variant="flame" className={styles.install} onClick={install}>
              <Download aria-hidden size={20} />
              {installTexts.install}
            </Button>
          )}
        </chakra.div>
      </chakra.div>
    </chakra.aside>
  );
}

function Steps({ waiting }: { waiting: number }) {
  return (
    <>
      <chakra.ol mt="4" display="grid" gap="2">
        <Step drawing={<Share aria-hidden size={20} />}>{installTexts.tapShare}</Step>
        <Step drawing={<SquarePlus aria-hidden size={20} />}>{installTexts.chooseHomeScreen}</Step>
      </chakra.ol>
      {waiting > 0 && (
        <chakra.p mt="3" px="4" py="3" borderRadius="card" bg="butter.bg" color="butter">
          {installTexts.stillWaiting}
        </chakra.p>
      )}
    </>
  );
}

function Step({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <chakra.li display="flex" alignItems="center" gap="3">
      <chakra.span
        display="grid"
        placeItems="center"
        boxSize="9"
        flexShrink="0"
        borderRadius="thumb"
        bg="sunk"
      >
        {drawing}
      </chakra.span>
      <span>{children}</span>
    </chakra.li>
  );
}

const card = {
  width: 'full',
  maxWidth: '420px',
  padding: '4.5',
  borderRadius: 'dialog',
  bg: 'paper.raised',
  color: 'ink',
  boxShadow: 's3',
  pointerEvents: 'auto',
} as const;
