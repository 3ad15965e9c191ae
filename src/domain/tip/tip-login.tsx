import { useRouter } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { saveReturnAddress } from '#platform/return-address.ts';
import * as texts from '#texts/tips.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';

/** Replaces the form for visitors. After signing in they return to this page. */
export function TipLogin() {
  const router = useRouter();
  return (
    <ButtonLink
      to={pagePaths.login}
      variant="flame"
      onClick={() => saveReturnAddress(router.state.location.href)}
    >
      {texts.logInToAdd}
    </ButtonLink>
  );
}
