import { useSession } from '../browser/session.ts';
import { AskToSignIn } from '../features/uploads/ask-to-sign-in.tsx';
import { DemoPage } from '../features/uploads/demo-page.tsx';
import { ProfileUpload } from '../features/uploads/profile-upload.tsx';

export default function Page() {
  if (!useSession()) return <AskToSignIn />;
  return (
    <DemoPage
      title="Profile upload demo"
      hint="A JPEG, PNG, GIF or WebP of at most 5 MB becomes your profile photo."
    >
      <ProfileUpload />
    </DemoPage>
  );
}
