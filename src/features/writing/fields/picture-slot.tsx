import { chakra } from '@chakra-ui/react';
import { Camera, CircleAlert, ImagePlus, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import * as writingTexts from '../../../../texts/en/writing.ts';
import { IconButton, toButtonClass } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import styles from './picture-slot.module.css';

interface Props {
  /** Its bytes on this device, or the address of what the server has; both undefined where there is none. */
  bytes: ArrayBuffer | undefined;
  address: string | undefined;
  hasPicture: boolean;
  isReading: boolean;
  error: string | undefined;
  pick: (file: File) => void;
  remove: () => void;
}

/** The picture of a post: chosen or taken, seen before it is sent, replaced or removed. */
export function PictureSlot({ bytes, address, hasPicture, isReading, error, pick, remove }: Props) {
  const show = useMemo(() => bytes && toShowing(bytes), [bytes]);
  return (
    <chakra.section aria-label={writingTexts.picture} display="grid" gap="2">
      <chakra.div
        position="relative"
        overflow="hidden"
        borderRadius="card"
        aspectRatio={{ base: '16 / 9', lg: '4 / 3' }}
        bg={hasPicture ? 'sunk' : 'paper'}
        border={hasPicture ? undefined : '2px dashed {colors.control}'}
      >
        {(show ?? address) && (
          <chakra.img
            {...(show ? { ref: show } : { src: address })}
            alt={writingTexts.yourPicture}
            decoding="async"
            w="full"
            h="full"
            objectFit="cover"
          />
        )}
        <chakra.div
          position="absolute"
          display="flex"
          flexWrap="wrap"
          gap="3"
          {...(hasPicture
            ? { right: '4', bottom: '4' }
            : { inset: '4', alignContent: 'center', justifyContent: 'center' })}
        >
          {hasPicture ? (
            <>
              <FileButton pick={pick} look="paper">
                <Camera aria-hidden size={20} />
                {writingTexts.replace}
              </FileButton>
              <IconButton
                variant="paper"
                className={styles.remove}
                aria-label={writingTexts.removePicture}
                onClick={remove}
              >
                <Trash2 aria-hidden size={22} />
              </IconButton>
            </>
          ) : (
            <>
              <FileButton pick={pick} look="outline">
                <ImagePlus aria-hidden size={20} />
                {writingTexts.addAPicture}
              </FileButton>
              <FileButton pick={pick} look="outline" withCamera>
                <Camera aria-hidden size={20} />
                {writingTexts.takeAPhoto}
              </FileButton>
            </>
          )}
        </chakra.div>
      </chakra.div>
      <chakra.p role="status" textStyle="small" color="ink.muted">
        {isReading ? writingTexts.pictureUnderWay : writingTexts.pictureTypes}
      </chakra.p>
      <div role="alert">
        {error && (
          <chakra.p display="flex" alignItems="center" gap="2" color="chilli" textStyle="small">
            <CircleAlert aria-hidden size={16} />
            {error}
          </chakra.p>
        )}
      </div>
    </chakra.section>
  );
}

/** Bytes of this device in the picture, for as long as it is there. */
function toShowing(bytes: ArrayBuffer) {
  return (image: HTMLImageElement) => {
    const url = URL.createObjectURL(new Blob([bytes]));
    image.src = url;
    return () => URL.revokeObjectURL(url);
  };
}

interface FileButtonProps {
  pick: (file: File) => void;
  look: 'paper' | 'outline';
  /** Phones open their camera at once. */
  withCamera?: boolean;
  children: ReactNode;
}

function FileButton({ pick, look, withCamera = false, children }: FileButtonProps) {
  return (
    <label
      className={toButtonClass(
        { variant: 'outline', size: 'sm' },
        joinClasses(styles.file, withCamera && styles.camera, look === 'paper' && styles.paper),
      )}
    >
      <input
        type="file"
        accept="image/*"
        {...(withCamera && { capture: 'environment' as const })}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be picked again after it was removed.
          event.target.value = '';
          if (file) pick(file);
        }}
      />
      {children}
    </label>
  );
}
