import { DemoPage } from '../features/uploads/demo-page.tsx';
import { ImageUpload } from '../features/uploads/image-upload.tsx';

export default function Page() {
  return (
    <DemoPage
      title="Upload demo"
      hint="A JPEG, PNG or WebP of at most 5 MB. It is sent at once, under your name."
    >
      <ImageUpload />
    </DemoPage>
  );
}
