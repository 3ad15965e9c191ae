import { useSession } from '#platform/session.ts';
import * as uploadTexts from '#texts/upload.ts';
import { AskToSignIn } from './ask-to-sign-in.tsx';
import { DemoPage } from './demo-page.tsx';
import { ImageUpload } from './image-upload.tsx';
import { ProfileUpload } from './profile-upload.tsx';

export function UploadDemo() {
  return (
    <DemoPage title={uploadTexts.uploadDemo} hint={uploadTexts.uploadHint}>
      <ImageUpload />
    </DemoPage>
  );
}

export function ProfileUploadDemo() {
  if (!useSession()) return <AskToSignIn />;
  return (
    <DemoPage title={uploadTexts.profileUploadDemo} hint={uploadTexts.profileUploadHint}>
      <ProfileUpload />
    </DemoPage>
  );
}
