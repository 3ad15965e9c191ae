import { chakra } from '@chakra-ui/react';
import { CookingPot, House, User, Users, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import * as pageTexts from '../../../texts/en/pages.ts';
import * as shellTexts from '../../../texts/en/shell.ts';
import { askForQuickStart, IS_PRERENDERED } from '../../browser/quick-start-opening.ts';
import { useSession } from '../../browser/session.ts';
import { Link } from '../../ui/link.tsx';
import { Waiting } from './waiting.tsx';

/** The bar of phones and small tablets, five places wide; Cook is the one standing exception to "one flame per view". */
export function BottomBar({ isAmongRecipes }: { isAmongRecipes: boolean }) {
  const session = useSession();
  return (
    <chakra.nav
      aria-label={shellTexts.main}
      display={{ base: 'block', lg: 'none' }}
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="10"
      bg="paper"
      boxShadow="bar"
      pb="env(safe-area-inset-bottom)"
    >
      <chakra.ul
        display="grid"
        gridTemplateColumns="repeat(5, minmax(0, 1fr))"
        maxW="35rem"
        mx="auto"
        minH="16"
      >
        <Place to={pagePaths.home} label={shellTexts.home}>
          <House aria-hidden size={24} />
        </Place>
        <Place to={pagePaths.allRecipes} label={shellTexts.recipes} isHere={isAmongRecipes}>
          <Utensils aria-hidden size={24} />
        </Place>
        <CookPlace />
        <Place to={pagePaths.community} label={pageTexts.community}>
          <Users aria-hidden size={24} />
        </Place>
        <Place
          to={session ? pagePaths.profile : pagePaths.login}
          label={session ? shellTexts.you : shellTexts.signIn}
          beside={session && <Waiting place="bar" />}
        >
          <User aria-hidden size={24} />
        </Place>
      </chakra.ul>
    </chakra.nav>
  );
}

interface PlaceProps {
  to: string;
  label: string;
  /** On a page below it. */
  isHere?: boolean;
  /** Stands at its corner, and is no part of the link. */
  beside?: ReactNode;
  children: ReactNode;
}

function Place({ to, label, isHere = false, beside, children }: PlaceProps) {
  return (
    <chakra.li position="relative">
      <Link
        to={to}
        activeOptions={{ exact: true, includeSearch: false }}
        {...(isHere && { 'aria-current': 'true' })}
        display="grid"
        justifyItems="center"
        alignContent="center"
        gap="0.5"
        minH="16"
        fontSize="min(0.75rem, 3.6vw)"
        fontWeight="600"
        color="ink.muted"
        textDecoration="none"
        css={{
          '& > span': { px: '4', py: '1', borderRadius: 'full' },
          '&[aria-current]': { color: 'ink', '& > span': { bg: 'ember.bg', color: 'ember' } },
        }}
      >
        <span>{children}</span>
        {label}
      </Link>
      {beside}
    </chakra.li>
  );
}

function CookPlace() {
  const words = (
    <>
      <chakra.span
        display="grid"
        placeItems="center"
        boxSize="60px"
        mt="-6"
        borderRadius="full"
        bg="flame"
        color="onFlame"
        boxShadow="flame"
        outline="5px solid {colors.paper}"
      >
        <CookingPot aria-hidden size={27} />
      </chakra.span>
      {shellTexts.cook}
    </>
  );
  return (
    <li>
      {IS_PRERENDERED ? (
        <Link to={pagePaths.allRecipes} css={cook}>
          {words}
        </Link>
      ) : (
        <chakra.button
          type="button"
          onClick={askForQuickStart}
          w="full"
          cursor="pointer"
          css={cook}
        >
          {words}
        </chakra.button>
      )}
    </li>
  );
}

const cook = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'end',
  gap: '0.5',
  h: '16',
  pb: '1.5',
  fontSize: 'min(0.75rem, 3.6vw)',
  fontWeight: '700',
  textDecoration: 'none',
};
