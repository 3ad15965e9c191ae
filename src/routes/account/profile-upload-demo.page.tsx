import * as uploadPageTexts from '#texts/upload-pages.ts';
import { useSession } from '../../browser/session.ts';
import { AskToSignIn } from '../../features/uploads/ask-to-sign-in.tsx';
import { DemoPage } from '../../features/uploads/demo-page.tsx';
import { ProfileUpload } from '../../features/uploads/profile-upload.tsx';

export default function Page() {
  if (!useSession()) return <AskToSignIn />;
  return (
    <DemoPage title={uploadPageTexts.profileUploadDemo} hint={uploadPageTexts.profileUploadHint}>
      <ProfileUpload />
    </DemoPage>
  );
}
