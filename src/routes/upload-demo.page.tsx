import { useSession } from '../data/session.ts';
import { AskToSignIn } from '../features/uploads/ask-to-sign-in.tsx';
import { DemoPage } from '../features/uploads/demo-page.tsx';
import { ImageUpload } from '../features/uploads/image-upload.tsx';

export default function Page() {
  if (!useSession()) return <AskToSignIn />;
  return (
    <DemoPage title="Upload demo" hint="A JPEG, PNG or WebP of at most 5 MB. It is sent at once.">
      <ImageUpload />
    </DemoPage>
  );
}
