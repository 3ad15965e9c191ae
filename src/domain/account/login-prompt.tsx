import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import * as appTexts from '#texts/app.ts';
import * as cookbookNames from '#texts/cookbook-names.ts';
import * as dietTexts from '#texts/diet.ts';
import * as signInTexts from '#texts/sign-in.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { useTitle } from '#ui/hooks/use-title.ts';
import { Link } from '#ui/link/link.tsx';
import { TextLink } from '#ui/link/text-link.tsx';

/** `/profile` for visitors. `plate` is the URL of the cut-out, '' for none. */
export function LoginPrompt({ plate }: { plate: string }) {
  useTitle(toPageTitle(signInTexts.yourProfile));
  return (
    <chakra.section
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      justifyItems="center"
      gap="3"
      maxW="28rem"
      mx="auto"
      px="5"
      pt={{ base: 'max(12px, env(safe-area-inset-top))', lg: '6rem' }}
      pb="10"
      textAlign="center"
    >
      <Link
        to={pagePaths.home}
        aria-label={signInTexts.backToHome}
        display="grid"
        placeItems="center"
        boxSize="11"
        justifySelf="start"
      >
        <ArrowLeft size={24} />
      </Link>
      {plate && (
        <chakra.picture w={{ base: 'min(15rem, 100%)', lg: '14rem' }}>
          <source type="image/avif" srcSet={plate.replace(/webp$/, 'avif')} />
          <img src={plate} alt="" width={640} height={640} />
        </chakra.picture>
      )}
      <chakra.h1 textStyle="h1" maxW="12em" mt="4" overflowWrap="anywhere">
        {signInTexts.promptTitle}
      </chakra.h1>
      <chakra.p color="ink.muted" fontSize="1.0625rem">
        {signInTexts.promptHint}
      </chakra.p>
      <chakra.div display="grid" gap="3" w="full" mt="4">
        <ButtonLink to={pagePaths.login} variant="flame" size="xl">
          {appTexts.logIn}
        </ButtonLink>
        <ButtonLink to={pagePaths.register} variant="outline" size="xl">
          {signInTexts.createAccount}
        </ButtonLink>
      </chakra.div>
      <TextLink to={pagePaths.list}>{appTexts.shoppingList}</TextLink>
      <TextLink to={pagePaths.cookbook}>{cookbookNames.yourCookbook}</TextLink>
      <TextLink to={pagePaths.diet}>{dietTexts.title}</TextLink>
      <TextLink to={pagePaths.storage}>{signInTexts.keptOnThisDevice}</TextLink>
    </chakra.section>
  );
}
