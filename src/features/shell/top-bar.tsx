import { chakra } from '@chakra-ui/react';
import { Heart, Search, User } from 'lucide-react';
import { pagePaths } from '../../../contract/paths.ts';
import { toSmallAvatar } from '../../../contract/upload.ts';
import * as pageTexts from '../../../texts/en/pages.ts';
import * as shellTexts from '../../../texts/en/shell.ts';
import { useSession } from '../../browser/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Link } from '../../ui/link.tsx';
import { SimmerMark } from '../../ui/simmer-mark.tsx';
import type { Frame } from './frame-kind.ts';
import { Waiting } from './waiting.tsx';

const PLACES = [
  { to: pagePaths.trendingRecipes, label: pageTexts.trendingRecipe },
  { to: pagePaths.community, label: pageTexts.community },
  { to: pagePaths.allRecipes, label: pageTexts.allRecipes },
];
/** The profile at My Favorites. */
const FAVORITES = { list: 'favorites' } as const;

const here = { 'aria-current': 'true' } as const;

/** The bar of wide windows, on whatever the page begins with: cream, the home page's plane, or a cuisine's cloth. */
export function TopBar({ ground, isAmongRecipes }: Props) {
  const isCloth = ground !== 'page' && ground !== 'plane';
  return (
    <chakra.header
      display={{ base: 'none', lg: 'block' }}
      position="absolute"
      insetX="0"
      top="0"
      zIndex="5"
      css={{ '& :focus-visible': { outlineColor: ground === 'page' ? 'mark' : 'currentColor' } }}
      color={isCloth ? `cloth.${ground}.text` : ground === 'plane' ? 'onPlane' : 'ink'}
    >
      <chakra.div
        position="relative"
        display="flex"
        alignItems="center"
        flexWrap="wrap"
        columnGap="10"
        rowGap="1"
        minH="76px"
        py="3"
        px="10"
        mx="auto"
        maxW="calc({sizes.content} + 80px)"
      >
        <Brand ground={ground} />
        <Places ground={ground} isAmongRecipes={isAmongRecipes} />
        <Corner />
      </chakra.div>
    </chakra.header>
  );
}

interface Props {
  ground: Frame['ground'];
  /** Marks All Recipes as where one is. */
  isAmongRecipes: boolean;
}

function Brand({ ground }: Pick<Props, 'ground'>) {
  return (
    <Link
      to={pagePaths.home}
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="tap"
      textDecoration="none"
    >
      <SimmerMark
        size={34}
        pot="currentColor"
        steam={ground === 'page' ? 'mark' : ground === 'amer' ? 'ember' : 'brand.steam'}
      />
      <chakra.span fontFamily="heading" fontWeight="680" fontSize="1.75rem" letterSpacing="-.03em">
        {shellTexts.appName}
      </chakra.span>
    </Link>
  );
}

function Places({ ground, isAmongRecipes }: Props) {
  const user = useSession()?.user;
  return (
    <chakra.nav aria-label={shellTexts.main} flex="1 1 auto" pr={user && '10rem'}>
      <chakra.ul display="flex" flexWrap="wrap" columnGap="7">
        {PLACES.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: true, includeSearch: false }}
              {...(isAmongRecipes && to === pagePaths.allRecipes && here)}
              display="inline-flex"
              alignItems="center"
              minH="tap"
              fontWeight="600"
              textDecoration="none"
              borderBlock="3px solid transparent"
              css={{
                '&:hover': { borderBottomColor: 'currentColor' },
                '&[aria-current]': {
                  borderBottomColor: ground === 'page' ? 'mark' : 'currentColor',
                },
              }}
            >
              {label}
            </Link>
          </li>
        ))}
        {/* Only for visitors (specification 2); beside the icons in the corner. */}
        {!user && (
          <chakra.li ml="auto" mr="164px">
            <ButtonLink to={pagePaths.login} size="sm">
              {pageTexts.signin}
            </ButtonLink>
          </chakra.li>
        )}
      </chakra.ul>
    </chakra.nav>
  );
}

/** In the corner, so that large letters may take a second row below. */
function Corner() {
  const user = useSession()?.user;
  return (
    <chakra.div position="absolute" top="4" right="10" display="flex" gap="2">
      <IconLink to={pagePaths.search} label={shellTexts.search}>
        <Search aria-hidden size={23} />
      </IconLink>
      <IconLink to={pagePaths.profile} search={FAVORITES} label={shellTexts.favorites}>
        <Heart aria-hidden size={23} />
      </IconLink>
      {user && <Waiting place="top" />}
      <IconLink
        to={user ? pagePaths.profile : pagePaths.login}
        label={user ? shellTexts.yourProfile : shellTexts.signIn}
      >
        {user ? (
          <Avatar name={user.name} src={toSmallAvatar(user.avatar)} size={40} />
        ) : (
          <User aria-hidden size={23} />
        )}
      </IconLink>
    </chakra.div>
  );
}

interface IconLinkProps {
  to: string;
  search?: typeof FAVORITES;
  label: string;
  children: React.ReactNode;
}

export function IconLink({ to, search, label, children }: IconLinkProps) {
  return (
    <Link
      to={to}
      {...(search && { search })}
      aria-label={label}
      display="inline-grid"
      placeItems="center"
      boxSize="11"
      borderRadius="full"
      color="inherit"
      textDecoration="none"
      _hover={{ bg: 'line' }}
    >
      {children}
    </Link>
  );
}
