import { useRouter } from '@tanstack/react-router';
import { pagePaths } from '../../../contract/paths.ts';
import * as texts from '../../../texts/en/tips.ts';
import { saveWayBack } from '../../browser/way-back.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';

/** In the place of the field, for visitors; from the sign-in page one comes back here. */
export function TipLogin() {
  const router = useRouter();
  return (
    <ButtonLink
      to={pagePaths.login}
      variant="flame"
      onClick={() => saveWayBack(router.state.location.href)}
    >
      {texts.logInToAdd}
    </ButtonLink>
  );
}
