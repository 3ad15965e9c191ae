import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { pagePaths } from '../../../contract/paths.ts';
import { FAMILIES } from '../../../contract/recipe/catalogue.ts';
import { toAvifSrcSet } from '../../../contract/recipe/picture.ts';
import { toCloth } from '../../knowledge/cloths.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';

/** The narrowest phones. */
const NARROW = '@media (max-width: 22em)';

/** The picture that stands for each family. */
export type FamilyPictures = Partial<Record<string, string>>;

/** Specification 2: the four cuisine cards, each leading to its family's page. */
export function CuisineCards({ pictures }: { pictures: FamilyPictures }) {
  return (
    <chakra.ul
      display="grid"
      // Side by side as long as the names fit, large letters included.
      gridTemplateColumns={{
        base: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
      }}
      gap={{ base: '3', lg: '5' }}
      css={{
        [NARROW]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))' },
      }}
    >
      {FAMILIES.map((family) => {
        const cloth = toCloth(family.id);
        const src = pictures[family.id] ?? '';
        return (
          <li key={family.id}>
            <Link
              to={pagePaths.cuisine(family.id)}
              display="flex"
              flexDirection="column"
              h="full"
              overflow="hidden"
              borderRadius="card"
              boxShadow="s1"
              bg={`cloth.${cloth}.ground`}
              color={`cloth.${cloth}.text`}
              textDecoration="none"
              transition="box-shadow .2s"
              _hover={{ boxShadow: 's2' }}
            >
              <chakra.span
                display="block"
                aspectRatio={{ base: '16 / 10', lg: '4 / 2.3' }}
                overflow="hidden"
              >
                <Picture
                  src={src}
                  avifSrcSet={toAvifSrcSet(src)}
                  sizes="(min-width: 1024px) 290px, 50vw"
                  alt=""
                  cloth={cloth}
                  name=""
                  isFirst
                />
              </chakra.span>
              <chakra.span
                display="flex"
                flex="1"
                alignItems="center"
                justifyContent="space-between"
                gap="2"
                px={{ base: '3.5', lg: '4.5' }}
                py={{ base: '2.5', lg: '3.5' }}
                minH={{ base: '50px', lg: '76px' }}
                css={{ [NARROW]: { px: '2.5' } }}
              >
                <span>
                  <chakra.span
                    display="block"
                    textStyle="cardTitle"
                    fontSize={{ base: '1.0625rem', lg: '1.25rem' }}
                    css={{ [NARROW]: { fontSize: '1rem' } }}
                  >
                    {family.card}
                  </chakra.span>
                  <chakra.span display={{ base: 'none', lg: 'block' }} textStyle="small" mt="1">
                    {family.hint}
                  </chakra.span>
                </span>
                <chakra.span display={{ base: 'none', lg: 'block' }} aria-hidden>
                  <ArrowRight size={20} />
                </chakra.span>
              </chakra.span>
            </Link>
          </li>
        );
      })}
    </chakra.ul>
  );
}
