import type { CookbookRecipe } from '#contract/cookbook/schema.ts';
import * as cookbookTexts from '#texts/cookbook.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { OutsideLink } from '#ui/link/outside-link.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import text from '../../../ui/theme/text.module.css';
import styles from './own.module.css';

/** The member who shares the recipe, and where it is from. */
export function Byline({ recipe: { ownerName, source } }: { recipe: CookbookRecipe }) {
  const hasSource = Boolean(source?.name || source?.url);
  if (ownerName === undefined && !hasSource) return null;
  return (
    <p className={joinClasses(text.bodyLg, styles.byline)}>
      {ownerName !== undefined && <span>{cookbookTexts.sharedBy(ownerName)}</span>}
      {ownerName !== undefined && hasSource && ' · '}
      {source && hasSource && <Source {...source} />}
    </p>
  );
}

/** A source on this origin is a recipe or a post of another member. */
function Source({ name, url }: NonNullable<CookbookRecipe['source']>) {
  const address = url === undefined ? undefined : new URL(url);
  if (!address) return name && cookbookTexts.source(name);
  if (address.origin !== location.origin) {
    return (
      <OutsideLink href={address.href} className={styles.source}>
        {cookbookTexts.source(name ?? address.hostname)}
      </OutsideLink>
    );
  }
  return (
    <TextLink to={address.pathname}>
      {name ? cookbookTexts.fromRecipeOf(name) : cookbookTexts.source(address.hostname)}
    </TextLink>
  );
}
