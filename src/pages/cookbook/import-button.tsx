import { useNavigate } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { handOver } from '#domain/cookbook/import/handed-over.ts';
import * as cookbookTexts from '#texts/cookbook.ts';
import { Button } from '#ui/button/button.tsx';
import { optionalPart } from '#ui/optional-part.ts';

const load = () => import('#domain/cookbook/import/parts.ts');
const ImportDialog = optionalPart(() => load().then((part) => part.ImportDialog));

/** Opens the dialog that imports recipes. A single one opens in the editor before it is saved. */
export function ImportButton() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState<boolean>();
  const close = () => setOpen(false);
  useEffect(() => {
    void ignoreError(
      load().then((part) => part.fetchReader()),
      'the dialog loads it again',
    );
  }, []);
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FileUp size={20} />
        {cookbookTexts.importRecipes}
      </Button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <ImportDialog
            isOpen={isOpen}
            close={close}
            use={(draft) => {
              handOver(draft);
              close();
              void navigate({ to: pagePaths.newRecipe });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
