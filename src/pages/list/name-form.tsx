import { type FormEvent, type RefObject, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import styles from './name-form.module.css';

interface Props {
  field?: RefObject<HTMLInputElement | null>;
  label: string;
  hint: string;
  /** Shown if the name is empty. */
  required: string;
  max: number;
  button: string;
  /** Resolves with the reason if it failed. */
  save: (name: string) => Promise<string | undefined>;
}

/** A name and a button. Used for lists and households. */
export function NameForm({ field, label, hint, required, max, button, save }: Props) {
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const written = name.trim();
    if (written === '') {
      setFailure(required);
      return;
    }
    setBusy(true);
    setFailure(await save(written));
    setBusy(false);
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        ref={field}
        label={label}
        hint={<span className={styles.hint}>{hint}</span>}
        error={failure}
        value={name}
        maxLength={max}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => {
          setName(event.target.value);
          setFailure(undefined);
        }}
      />
      <Button type="submit" variant="flame" size="lg" aria-disabled={isBusy || undefined}>
        {button}
      </Button>
    </form>
  );
}
