import { chakra } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import type { Me } from '#domain/overlay/pending.ts';
import type { ShownTip } from '#domain/overlay/views.ts';
import { saveReturnAddress } from '#platform/return-address.ts';
import * as tipTexts from '#texts/tip.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import type { TipsOfStep } from './queries.ts';
import { TipForm } from './tip-form.tsx';
import { TipRow } from './tip-row.tsx';

interface Props extends TipsOfStep {
  /** Tips of this step, best first. */
  tips: readonly ShownTip[];
  me: Me;
  isOpen: boolean;
  close: () => void;
}

export function TipsSheet({ recipe, step, tips, me, isOpen, close }: Props) {
  return (
    <ResponsiveDialog isOpen={isOpen} close={close} title={tipTexts.tipsForStep(step)}>
      <chakra.div display="grid" gap="5">
        {tips.length === 0 && <chakra.p color="ink.muted">{tipTexts.noTips}</chakra.p>}
        <ul>
          {tips.map((tip) => (
            <TipRow
              key={tip._id}
              recipe={recipe}
              tip={tip}
              isOwn={me.id !== '' && tip.authorId === me.id}
            />
          ))}
        </ul>
        {me.id === '' ? <TipLogin /> : <TipForm recipe={recipe} step={step} userId={me.id} />}
      </chakra.div>
    </ResponsiveDialog>
  );
}

/** Replaces the form for visitors. After signing in they return to this page. */
function TipLogin() {
  const router = useRouter();
  return (
    <ButtonLink
      to={pagePaths.login}
      variant="flame"
      onClick={() => saveReturnAddress(router.state.location.href)}
    >
      {tipTexts.logInToAdd}
    </ButtonLink>
  );
}
