import { chakra } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { saveReturnAddress } from '#platform/return-address.ts';
import * as appTexts from '#texts/app.ts';
import * as commentTexts from '#texts/comment.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';

/** Shown to visitors in place of the comment box. Logging in returns to this page. */
export function CommentLogin() {
  const router = useRouter();
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" pb="2">
      <chakra.p flex="1 1 12rem">{commentTexts.logInToComment}</chakra.p>
      <ButtonLink
        to={pagePaths.login}
        variant="flame"
        onClick={() => saveReturnAddress(router.state.location.href)}
      >
        {appTexts.logIn}
      </ButtonLink>
    </chakra.div>
  );
}
