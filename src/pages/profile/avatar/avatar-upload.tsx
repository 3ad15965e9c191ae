import { chakra } from '@chakra-ui/react';
import { Camera, CloudUpload } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '#contract/account/limits.ts';
import type { CurrentUser } from '#contract/account/user.ts';
import { toAccountText } from '#domain/account/account.ts';
import { WaitingBadge } from '#domain/outbox/waiting-badge.tsx';
import * as profileTexts from '#texts/profile.ts';
import * as uploadTexts from '#texts/upload.ts';
import { Avatar, type AvatarSize } from '#ui/avatar.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import { ProgressRing } from '#ui/progress-ring.tsx';
import { saveAvatar } from './avatar.ts';
import { useWaitingAvatar } from './waiting-avatar.ts';

/** Some systems report image/jpg instead of image/jpeg. */
const TYPES = new Set<string>([...IMAGE_TYPES, 'image/jpg']);

/** The profile photo as a button that opens the file picker. Shows the upload with a percentage. */
export function AvatarUpload({ user, size }: { user: CurrentUser; size: AvatarSize }) {
  const [preparing, setPreparing] = useState<number>();
  const waiting = useWaitingAvatar();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  /** Upload id of the picture picked here, until the server has accepted it. */
  const [picked, setPicked] = useState<string>();
  const percent = preparing ?? waiting.percent;

  const isTaken = picked !== undefined && waiting.hasTaken(picked);
  useEffect(() => {
    if (isTaken) showNotice({ kind: 'success', text: uploadTexts.avatarUpdated });
  }, [isTaken]);

  const send = async (file: File) => {
    const failure = toAvatarFailure(file);
    if (failure) {
      showNotice({ kind: 'error', text: failure });
      return;
    }
    setPreparing(0);
    try {
      const uploadId = await saveAvatar(file, setPreparing);
      setPicked(uploadId);
      if (!uploadId) showNotice({ kind: 'success', text: uploadTexts.avatarUpdated });
    } catch (error) {
      showNotice({ kind: 'error', text: toAccountText(error, uploadTexts.avatarFailed) });
    } finally {
      setPreparing(undefined);
    }
  };

  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <Control htmlFor={id}>
        {percent === undefined ? (
          <>
            <Avatar name={user.name} src={waiting.picture ?? user.avatar} size={size} />
            <CameraSign />
          </>
        ) : (
          <ProgressRing percent={percent} size={size} />
        )}
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/gif,image/webp"
          aria-label={profileTexts.changeYourPhoto}
          disabled={percent !== undefined}
          onChange={(event) => {
            const file = event.target.files?.[0];
            // Reset, so that the same file can be picked again after a failure.
            event.target.value = '';
            if (file) void send(file);
          }}
        />
      </Control>
      <chakra.p
        role="status"
        display="flex"
        alignItems="center"
        gap="2"
        fontWeight="600"
        textStyle="small"
      >
        {percent !== undefined && (
          <>
            <CloudUpload size={20} />
            <span>{profileTexts.uploadingYourPhoto}</span>
          </>
        )}
        {percent === undefined && waiting.isHeld && <WaitingBadge />}
      </chakra.p>
    </chakra.div>
  );
}

function CameraSign() {
  return (
    <chakra.span
      aria-hidden
      position="absolute"
      right="0"
      bottom="0"
      display="grid"
      placeItems="center"
      boxSize="9"
      borderRadius="full"
      bg="paper"
      color="ink"
      boxShadow="s1"
    >
      <Camera size={18} />
    </chakra.span>
  );
}

const Control = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    padding: '1.5',
    borderRadius: 'full',
    backgroundColor: 'bg',
    cursor: 'pointer',
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.mark}', outlineOffset: '2px' },
  },
});

/** The error message for a picked file, or undefined if it is valid. */
function toAvatarFailure(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!TYPES.has(file.type)) return uploadTexts.avatarWrongType;
  return file.size > IMAGE_MAX_BYTES ? uploadTexts.avatarTooLarge : undefined;
}
