import { chakra } from '@chakra-ui/react';
import { toAccountText } from '#domain/account/account.ts';
import { removeImage } from '#domain/upload/uploads.ts';
import * as uploadTexts from '#texts/upload.ts';
import { Button } from '#ui/button/button.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { DEFAULT_TYPES, toImageFailure } from './file-checks.ts';
import { UploadCard } from './upload-card.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';

/** The generic image upload: uploads a picked file at once, and can delete it again. */
export function ImageUpload({ accepted = DEFAULT_TYPES }: { accepted?: readonly string[] }) {
  const upload = useUpload('picture', uploadTexts.uploadFailed);

  const remove = async (publicId: string) => {
    try {
      await removeImage(publicId);
      upload.clear();
    } catch (failure) {
      upload.setError(toAccountText(failure, uploadTexts.deleteFailed));
    }
  };

  const { result } = upload;
  return (
    <UploadCard
      label={uploadTexts.chooseAnImage}
      accept={accepted}
      preview={upload.preview}
      isBusy={upload.percent !== undefined}
      pick={(file) => {
        const failure = toImageFailure(file, accepted);
        if (failure) {
          upload.setError(failure);
          return;
        }
        upload.pick(file);
        void upload.send(file);
      }}
    >
      <FormAlert text={upload.error} />
      <UploadProgress percent={upload.percent} />
      {result && (
        <>
          <chakra.p role="status" textStyle="small" overflowWrap="anywhere">
            {uploadTexts.uploaded} <a href={result.imageUrl}>{result.imageUrl}</a>
          </chakra.p>
          <Button variant="outline" onClick={() => void remove(result.publicId)}>
            {uploadTexts.deleteImage}
          </Button>
        </>
      )}
    </UploadCard>
  );
}
