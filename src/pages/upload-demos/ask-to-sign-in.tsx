import { useRouter } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { saveReturnAddress } from '#platform/return-address.ts';
import * as uploadTexts from '#texts/upload.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { NoticePage } from '#ui/notice/notice-page.tsx';

/** Shown to visitors on pages for members. Signing in returns to the page. */
export function AskToSignIn() {
  const router = useRouter();
  return (
    <NoticePage title={uploadTexts.authenticationRequired} hint={uploadTexts.signInFirst}>
      <ButtonLink
        to={pagePaths.login}
        variant="flame"
        onClick={() => saveReturnAddress(router.state.location.href)}
      >
        {uploadTexts.goToLogin}
      </ButtonLink>
    </NoticePage>
  );
}
