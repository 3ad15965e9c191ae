import { chakra } from '@chakra-ui/react';
import { IMAGE_TYPES } from '#contract/account/limits.ts';
import { useSession } from '#platform/session.ts';
import * as accountTexts from '#texts/account.ts';
import * as uploadTexts from '#texts/upload.ts';
import { Button } from '#ui/button/button.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { toProfileImageFailure } from './file-checks.ts';
import { UploadCard } from './upload-card.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';

/** The upload of a profile picture: the user picks a file and then sends it. */
export function ProfileUpload() {
  const isSignedIn = useSession() !== undefined;
  const upload = useUpload('avatar', uploadTexts.avatarFailed);

  const send = () => {
    const { file } = upload;
    const failure = isSignedIn ? toProfileImageFailure(file) : accountTexts.authenticationRequired;
    if (failure || !file) upload.setError(failure);
    else void upload.send(file);
  };

  return (
    <UploadCard
      label={uploadTexts.chooseAProfileImage}
      accept={IMAGE_TYPES}
      preview={upload.preview}
      isBusy={upload.percent !== undefined}
      pick={(file) => {
        const failure = toProfileImageFailure(file);
        if (failure) upload.setError(failure);
        else upload.pick(file);
      }}
    >
      <FormAlert text={upload.error} />
      <UploadProgress percent={upload.percent} />
      {upload.result && (
        <chakra.p role="status" color="basil" fontWeight="600">
          {uploadTexts.avatarUpdated}
        </chakra.p>
      )}
      <Button
        variant="flame"
        onClick={send}
        aria-disabled={upload.percent !== undefined || undefined}
      >
        {uploadTexts.upload}
      </Button>
    </UploadCard>
  );
}
