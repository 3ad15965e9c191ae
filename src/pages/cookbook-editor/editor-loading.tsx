import * as appTexts from '#texts/app.ts';
import { PageColumn } from '#ui/page-column.tsx';
import text from '../../ui/theme/text.module.css';

export function EditorLoading({ title }: { title: string }) {
  return (
    <PageColumn width="form">
      <h1 className={text.h1}>{title}</h1>
      <p role="status">{appTexts.loading}</p>
    </PageColumn>
  );
}
