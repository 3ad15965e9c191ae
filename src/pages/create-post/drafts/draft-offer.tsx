import { NotebookPen, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as appTexts from '#texts/app.ts';
import * as postFormTexts from '#texts/post-form.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import { DiscardDialog } from './discard-dialog.tsx';
import styles from './draft-offer.module.css';
import type { Draft, PictureBytes } from './drafts.ts';

interface Props {
  draft: Draft;
  /** Bytes of its new pictures, by upload id. */
  bytes: PictureBytes;
  title: string;
  /** Leaves the page; the draft stays. */
  leave: () => void;
  continueDraft: () => void;
  startAfresh: () => void;
}

/** Offers to continue an unsent draft before a new post is started. */
export function DraftOffer({ draft, bytes, title, leave, continueDraft, startAfresh }: Props) {
  const { written } = draft;
  const [picture] = written.pictures;
  const address = picture && 'address' in picture ? picture.address : undefined;
  const file = picture && 'upload' in picture ? bytes.get(picture.upload) : undefined;
  const [isConfirming, setConfirming] = useState(false);
  return (
    <section className={styles.offer}>
      <div className={styles.head}>
        <IconButton aria-label={appTexts.close} className={styles.discard} onClick={leave}>
          <X size={24} />
        </IconButton>
        <h1 className={text.h1}>{title}</h1>
      </div>
      <div className={styles.draft}>
        <h2 className={joinClasses(text.label, styles.label)}>
          <NotebookPen size={18} />
          {postFormTexts.yourDraft}
        </h2>
        {(address !== undefined || file) && <DraftPicture address={address} bytes={file} />}
        {written.title && <p className={text.cardTitle}>{written.title}</p>}
        <p className={styles.content}>
          {written.content || (picture ? postFormTexts.pictureOnly(written.pictures.length) : '')}
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="flame" onClick={continueDraft}>
          {postFormTexts.goOnWithYourDraft}
        </Button>
        <Button variant="outline" onClick={() => setConfirming(true)}>
          {postFormTexts.startAfresh}
        </Button>
      </div>
      {isConfirming && <DiscardDialog keep={() => setConfirming(false)} discard={startAfresh} />}
    </section>
  );
}

interface DraftPictureProps {
  address: string | undefined;
  bytes: ArrayBuffer | undefined;
}

/** The draft's first picture, from its address or from its bytes. */
function DraftPicture({ address, bytes }: DraftPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (address !== undefined || !bytes || !image.current) return undefined;
    const url = URL.createObjectURL(new Blob([bytes]));
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [address, bytes]);
  return (
    <img
      ref={image}
      src={address}
      alt={postFormTexts.yourPicture(1, 1)}
      className={styles.picture}
    />
  );
}
