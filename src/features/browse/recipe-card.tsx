import { chakra } from '@chakra-ui/react';
import { Clock, Flame, Users } from 'lucide-react';
import { CARD_TAG_COUNT } from '../../../contract/limits.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { CARD_PICTURE_SIZES, toAvifSrcSet } from '../../../contract/recipe/picture.ts';
import type { Recipe } from '../../../contract/recipe/recipe.ts';
import * as browseTexts from '../../../texts/en/browse.ts';
import { toDifficulty, toServings, toTimeOfDish } from '../../knowledge/card-metrics.ts';
import { toCloth } from '../../knowledge/cloths.ts';
import { Tag } from '../../ui/chip.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { CardCorner } from './card-corner.tsx';
import { DifficultyDots } from './difficulty-dots.tsx';

/** One dish in a list: the whole card is one link. */
export function RecipeCard({ recipe, isFirst = false }: { recipe: Recipe; isFirst?: boolean }) {
  const [count, word] = toServings(recipe).split(' ');
  return (
    <chakra.article position="relative" h="full" containerType="inline-size">
      <Link
        to={pagePaths.recipe(recipe._id)}
        display="flex"
        flexDirection="column"
        h="full"
        overflow="hidden"
        bg="paper"
        borderRadius="card"
        boxShadow="s1"
        textDecoration="none"
        transition="box-shadow .2s"
        css={{
          '& img': { transition: 'transform .2s' },
          _hover: { boxShadow: 's2', '& img': { transform: 'scale(1.03)' } },
          _motionReduce: {
            '& img': { transition: 'none' },
            _hover: { '& img': { transform: 'none' } },
          },
        }}
      >
        <Picture
          src={recipe.image_url}
          avifSrcSet={toAvifSrcSet(recipe.image_url)}
          sizes={CARD_PICTURE_SIZES}
          alt={recipe.imageAlt}
          cloth={toCloth(recipe.cuisine)}
          name={recipe.title}
          isFirst={isFirst}
        />
        <chakra.span display="grid" gap="1.5" px="4.5" pt="3.5" pb="4.5" alignContent="start">
          <chakra.span textStyle="small" fontWeight="700" color="ember">
            {recipe.region ? `${recipe.cuisine} · ${recipe.region}` : recipe.cuisine}
          </chakra.span>
          <chakra.h2 textStyle="cardTitle">{recipe.title}</chakra.h2>
          <chakra.span
            display="flex"
            flexWrap="wrap"
            columnGap="3.5"
            rowGap="1"
            color="ink.muted"
            textStyle="small"
            fontWeight="600"
          >
            <Fact>
              <Clock aria-hidden size={16} />
              {toTimeOfDish(recipe)}
            </Fact>
            <Fact>
              <Users aria-hidden size={16} />
              <span>
                {count}
                <chakra.span css={{ '@container (max-width: 300px)': { srOnly: true } }}>
                  {' '}
                  {word}
                </chakra.span>
              </span>
            </Fact>
            <Fact>
              <DifficultyDots difficulty={toDifficulty(recipe)} />
            </Fact>
            {/* Where a dish states no difficulty its spice level stands for it. */}
            {recipe.difficulty && recipe.spiceLevel && (
              <Fact>
                <Flame aria-hidden size={16} />
                <chakra.span srOnly>{browseTexts.spice}</chakra.span>
                {recipe.spiceLevel}
              </Fact>
            )}
          </chakra.span>
          <chakra.span display="flex" flexWrap="wrap" gap="2" mt="1.5">
            {recipe.tags.slice(0, CARD_TAG_COUNT).map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </chakra.span>
        </chakra.span>
      </Link>
      <CardCorner recipe={recipe} />
    </chakra.article>
  );
}

function Fact({ children }: { children: React.ReactNode }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5" whiteSpace="nowrap">
      {children}
    </chakra.span>
  );
}
