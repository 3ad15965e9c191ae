import { chakra } from '@chakra-ui/react';
import { BIO_MAX } from '#contract/account/limits.ts';
import { useCheckedForm } from '#domain/account/use-checked-form.ts';
import { useBusy } from '#platform/busy.ts';
import * as profileTexts from '#texts/profile.ts';
import { Button } from '#ui/button/button.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { type ProfileWords, saveProfile, toProfileFailure, toProfileText } from './profile.ts';

interface Props {
  /** Current values, overlaid with those of a refused change. */
  words: ProfileWords;
  close: () => void;
}

/** Form for name and bio. Closes once the change is stored on the device or sent. */
export function ProfileForm({ words, close }: Props) {
  const { form, isBusy, alert, ofForm, toField } = useCheckedForm(words, {
    findFailure: toProfileFailure,
    send: (changed) => saveProfile(changed).then(close),
    toText: toProfileText,
  });
  useBusy(form.name !== words.name || form.bio !== words.bio);

  return (
    <chakra.form {...ofForm} display="grid" gap="4">
      <FormAlert text={alert} />
      <TextField {...toField('name')} label={profileTexts.name} autoComplete="name" required />
      <TextArea
        {...toField('bio')}
        label={profileTexts.aboutYou}
        limit={BIO_MAX}
        rows={5}
        placeholder={profileTexts.bioPlaceholder}
      />
      <Button type="submit" variant="flame" size="lg" aria-disabled={isBusy || undefined}>
        {profileTexts.saveProfile}
      </Button>
    </chakra.form>
  );
}
