import { useState } from 'react';
import { HOUSEHOLD_NAME_MAX } from '#contract/household/limits.ts';
import type { Household } from '#contract/household/schema.ts';
import { pagePaths } from '#contract/page/paths.ts';
import { SignInSheet } from '#domain/account/sign-in-sheet.tsx';
import { createHousehold } from '#domain/household/changes.ts';
import { useSession } from '#platform/session.ts';
import * as householdTexts from '#texts/household.ts';
import * as sharingTexts from '#texts/sharing.ts';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { NameForm } from '../name-form.tsx';
import styles from './household-dialog.module.css';
import { Invite } from './invite.tsx';
import { Members } from './members.tsx';

export { JoinDialog } from './join-dialog.tsx';

interface Props {
  isOpen: boolean;
  close: () => void;
  household: Household | null;
}

/** The household of the member, or a form that creates one. A visitor signs in first. */
export function HouseholdDialog({ isOpen, close, household: current }: Props) {
  const user = useSession()?.user;
  // A household that the member has left stays until the sheet has closed.
  const [household, setHousehold] = useState(current);
  if (isOpen && household !== current) setHousehold(current);
  if (!user) {
    return (
      <SignInSheet
        title={sharingTexts.signInTitle}
        hint={sharingTexts.signInHint}
        back={pagePaths.list}
        isOpen={isOpen}
        close={close}
      />
    );
  }
  return (
    <ResponsiveDialog
      isOpen={isOpen}
      close={close}
      title={household?.name ?? sharingTexts.household}
    >
      <div className={styles.body}>
        {household ? (
          <>
            <Members household={household} myId={user.id} close={close} />
            <Invite household={household} />
          </>
        ) : (
          <NewHousehold />
        )}
      </div>
    </ResponsiveDialog>
  );
}

function NewHousehold() {
  return (
    <>
      <p className={styles.muted}>{sharingTexts.intro}</p>
      <NameForm
        label={sharingTexts.nameOfHousehold}
        hint={sharingTexts.nameHint}
        required={householdTexts.nameRequired}
        max={HOUSEHOLD_NAME_MAX}
        button={sharingTexts.create}
        save={createHousehold}
      />
    </>
  );
}
