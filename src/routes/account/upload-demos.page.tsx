import * as uploadPageTexts from '#texts/upload-pages.ts';
import { useSession } from '../../browser/session.ts';
import { AskToSignIn } from '../../features/uploads/ask-to-sign-in.tsx';
import { DemoPage } from '../../features/uploads/demo-page.tsx';
import { ImageUpload } from '../../features/uploads/image-upload.tsx';
import { ProfileUpload } from '../../features/uploads/profile-upload.tsx';

export function UploadDemo() {
  return (
    <DemoPage title={uploadPageTexts.uploadDemo} hint={uploadPageTexts.uploadHint}>
      <ImageUpload />
    </DemoPage>
  );
}

export function ProfileUploadDemo() {
  if (!useSession()) return <AskToSignIn />;
  return (
    <DemoPage title={uploadPageTexts.profileUploadDemo} hint={uploadPageTexts.profileUploadHint}>
      <ProfileUpload />
    </DemoPage>
  );
}
