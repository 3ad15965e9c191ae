import * as uploadPageTexts from '#texts/upload-pages.ts';
import { DemoPage } from '../../features/uploads/demo-page.tsx';
import { ImageUpload } from '../../features/uploads/image-upload.tsx';

export default function Page() {
  return (
    <DemoPage title={uploadPageTexts.uploadDemo} hint={uploadPageTexts.uploadHint}>
      <ImageUpload />
    </DemoPage>
  );
}
