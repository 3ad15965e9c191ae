import { chakra } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { BIO_MAX } from '../../../contract/account-limits.ts';
import * as profileTexts from '../../../texts/en/profile.ts';
import { useBusy } from '../../browser/busy.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { type ProfileWords, saveProfile, toProfileFailure, toProfileText } from './profile.ts';

interface Props {
  /** What stands there now, with the words of a refused change. */
  words: ProfileWords;
  close: () => void;
}

/** Name and bio. It closes once they are safe: on this device, or with the server. */
export function ProfileForm({ words, close }: Props) {
  const [form, setForm] = useState(words);
  const [wrong, setWrong] = useState<{ field?: keyof ProfileWords; text: string }>();
  const [isSaving, setSaving] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  useBusy(form.name !== words.name || form.bio !== words.bio);

  const toField = (field: keyof ProfileWords) => ({
    name: field,
    value: form[field],
    error: wrong?.field === field ? wrong.text : undefined,
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [field]: event.target.value });
      setWrong(undefined);
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const failure = toProfileFailure(form);
    if (failure) {
      setWrong(failure);
      element.current?.querySelector<HTMLElement>(`[name=${failure.field}]`)?.focus();
      return;
    }
    setSaving(true);
    try {
      await saveProfile(form);
      close();
    } catch (error) {
      setWrong({ text: toProfileText(error) });
      setSaving(false);
    }
  };

  return (
    <chakra.form
      ref={element}
      noValidate
      display="grid"
      gap="4"
      onSubmit={(event) => void submit(event)}
    >
      <FormAlert text={wrong && !wrong.field ? wrong.text : undefined} />
      <TextField {...toField('name')} label={profileTexts.name} autoComplete="name" required />
      <TextArea
        {...toField('bio')}
        label={profileTexts.aboutYou}
        limit={BIO_MAX}
        rows={5}
        placeholder={profileTexts.bioPlaceholder}
      />
      <Button type="submit" variant="flame" size="lg" aria-disabled={isSaving || undefined}>
        {profileTexts.saveProfile}
      </Button>
    </chakra.form>
  );
}
