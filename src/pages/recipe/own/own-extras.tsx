import { Printer } from 'lucide-react';
import type { CookbookView } from '#domain/overlay/views.ts';
import { PictureGrid } from '#domain/post/picture-grid.tsx';
import { toCloth } from '#knowledge/cloths.ts';
import * as cookbookTexts from '#texts/cookbook.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { Button } from '#ui/button/button.tsx';
import '../extras/print.css';
import { PrivateNote } from '../extras/private-note.tsx';
import styles from './own.module.css';

/** Below the steps: the other pictures, printing and the private note. */
export function OwnExtras({ view: { recipe, pictures = recipe.images } }: { view: CookbookView }) {
  // The page begins with the first picture, once it has an address.
  const others = typeof pictures[0]?.url === 'string' ? pictures.slice(1) : pictures;
  return (
    <>
      {others.length > 0 && (
        <section aria-label={cookbookTexts.morePictures} data-print="no">
          <PictureGrid pictures={others} cloth={toCloth(recipe.cuisine)}>
            {(shown, { alt }) => <img {...shown} alt={alt} loading="lazy" decoding="async" />}
          </PictureGrid>
        </section>
      )}
      <div data-print="no" className={styles.buttons}>
        <Button variant="outline" onClick={() => print()}>
          <Printer size={20} />
          {recipeTexts.print}
        </Button>
      </div>
      <PrivateNote recipe={recipe} />
    </>
  );
}
