import { chakra } from '@chakra-ui/react';
import { NotebookPen, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as actionTexts from '#texts/actions.ts';
import * as writingTexts from '#texts/writing.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
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
    <chakra.section
      display="grid"
      gap="4"
      maxW="560px"
      mx="auto"
      px="5"
      pt={{ base: 'calc(40px + env(safe-area-inset-top))', lg: '8rem' }}
      pb="10"
    >
      <chakra.div display="flex" alignItems="center" gap="2">
        <IconButton aria-label={actionTexts.close} className={styles.discard} onClick={leave}>
          <X aria-hidden size={24} />
        </IconButton>
        <chakra.h1 textStyle="h1">{title}</chakra.h1>
      </chakra.div>
      <chakra.div display="grid" gap="3" p="5" borderRadius="card" bg="paper" boxShadow="s1">
        <chakra.h2 textStyle="label" display="flex" alignItems="center" gap="2" color="ember">
          <NotebookPen aria-hidden size={18} />
          {writingTexts.yourDraft}
        </chakra.h2>
        {(address !== undefined || file) && <DraftPicture address={address} bytes={file} />}
        {written.title && <chakra.p textStyle="cardTitle">{written.title}</chakra.p>}
        <chakra.p lineClamp="4" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {written.content || (picture ? writingTexts.pictureOnly(written.pictures.length) : '')}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button variant="flame" onClick={continueDraft}>
          {writingTexts.goOnWithYourDraft}
        </Button>
        <Button variant="outline" onClick={() => setConfirming(true)}>
          {writingTexts.startAfresh}
        </Button>
      </chakra.div>
      {isConfirming && <DiscardDialog keep={() => setConfirming(false)} discard={startAfresh} />}
    </chakra.section>
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
    <chakra.img
      ref={image}
      src={address}
      alt={writingTexts.yourPicture(1, 1)}
      w="full"
      maxH="14rem"
      objectFit="cover"
      borderRadius="card"
    />
  );
}
