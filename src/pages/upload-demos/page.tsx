import { useSession } from '#platform/session.ts';
import * as uploadPageTexts from '#texts/upload-pages.ts';
import { AskToSignIn } from './ask-to-sign-in.tsx';
import { DemoPage } from './demo-page.tsx';
import { ImageUpload } from './image-upload.tsx';
import { ProfileUpload } from './profile-upload.tsx';

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
