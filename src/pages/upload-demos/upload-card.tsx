import { chakra } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as uploadTexts from '#texts/upload.ts';

interface Props {
  /** Accessible name of the file input. */
  label: string;
  accept: readonly string[];
  pick: (file: File) => void;
  /** URL of the picked or uploaded picture. */
  preview: string | undefined;
  isBusy: boolean;
  children: ReactNode;
}

/** A file picker with a preview. `children` are its actions. */
export function UploadCard({ label, accept, pick, preview, isBusy, children }: Props) {
  const id = useId();
  return (
    <chakra.div display="grid" gap="4" p="5" borderRadius="card" bg="paper" boxShadow="s1">
      <Slot htmlFor={id}>
        {preview ? (
          <chakra.img
            src={preview}
            alt={uploadTexts.thePictureYouPicked}
            maxH="20rem"
            objectFit="contain"
          />
        ) : (
          <>
            <ImagePlus size={32} />
            <b>{label}</b>
          </>
        )}
        <input
          id={id}
          type="file"
          accept={accept.join(',')}
          aria-label={label}
          disabled={isBusy}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) pick(file);
          }}
        />
      </Slot>
      {children}
    </chakra.div>
  );
}

const Slot = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: '2',
    minHeight: '12rem',
    overflow: 'hidden',
    borderRadius: 'card',
    border: '1.5px dashed {colors.control}',
    color: 'ink.muted',
    cursor: 'pointer',
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.mark}', outlineOffset: '2px' },
  },
});
