import { chakra } from '@chakra-ui/react';
import { ArrowLeft, Search } from 'lucide-react';
import { pagePaths } from '../../../contract/paths.ts';
import * as browseTexts from '../../../texts/en/browse.ts';
import { Cloth, type ClothName } from '../../ui/cloth.tsx';
import { Link } from '../../ui/link.tsx';

interface Props {
  cloth: ClothName;
  title: string;
  /** "{n} recipes", once it is known. */
  count: string | undefined;
}

/** The head of a cuisine's page: its cloth, its name, how much there is, and the way back. */
export function ClothHeader({ cloth, title, count }: Props) {
  return (
    <Cloth
      cloth={cloth}
      fade
      pt={{ base: 'calc(12px + env(safe-area-inset-top))', lg: '24' }}
      pb={{ base: '8', lg: '14' }}
    >
      <chakra.div mx="auto" maxW="calc({sizes.content} + 80px)" px={{ base: '5', lg: '10' }}>
        <Link
          to={pagePaths.search}
          aria-label={browseTexts.search}
          display={{ base: 'inline-grid', lg: 'none' }}
          placeItems="center"
          float="right"
          boxSize="tap"
          mr="-2"
          borderRadius="full"
          bg="paper"
          color="ink"
        >
          <Search aria-hidden size={22} />
        </Link>
        <Link
          to={pagePaths.home}
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          gap="2.5"
          minH="tap"
          minW="tap"
          ml={{ base: '-2', lg: '0' }}
          borderRadius="full"
          bg={{ base: 'paper', lg: 'transparent' }}
          color={{ base: 'ink', lg: 'inherit' }}
          fontWeight="600"
          textDecoration="none"
        >
          <ArrowLeft aria-hidden size={20} />
          <chakra.span srOnly={{ base: true, lg: false }}>{browseTexts.backToHome}</chakra.span>
        </Link>
        <chakra.h1 textStyle="display" mt={{ base: '6', lg: '3' }}>
          {title}
        </chakra.h1>
        <chakra.p mt="3" minH="1.5em" textStyle="bodyLg" fontWeight="600" aria-live="polite">
          {count}
        </chakra.p>
      </chakra.div>
    </Cloth>
  );
}
