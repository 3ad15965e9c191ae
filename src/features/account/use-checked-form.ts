import { type FormEvent, useRef, useState } from 'react';
import { toConnectionHint } from '../../data/account.ts';

interface Checks<Form> {
  /** What is wrong with it, the first thing only. */
  findFailure: (form: Form) => { field: keyof Form & string; text: string } | undefined;
  send: (form: Form) => Promise<void>;
  toText: (error: unknown) => string;
}

/**
 * A form of texts that is checked when it is sent: the first failure is shown at its field, which gets the focus; what comes back
 * from sending is shown above them.
 */
export function useCheckedForm<Form extends object>(
  initial: Form,
  { findFailure, send, toText }: Checks<Form>,
) {
  const [form, setForm] = useState(initial);
  const [wrong, setWrong] = useState<{ field?: keyof Form; text: string; hint?: string }>();
  const [isBusy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  const submit = async () => {
    if (isBusy) return;
    const failure = findFailure(form);
    if (failure) {
      setWrong(failure);
      element.current?.querySelector<HTMLElement>(`[name=${failure.field}]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      await send(form);
    } catch (error) {
      const hint = toConnectionHint(error);
      setWrong({ text: toText(error), ...(hint !== undefined && { hint }) });
    } finally {
      setBusy(false);
    }
  };

  return {
    form,
    isBusy,
    alert: wrong && wrong.field === undefined ? wrong.text : undefined,
    /** Beside the alert. */
    hint: wrong?.hint,
    /** Of the form's element. */
    ofForm: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
    toField: <Field extends keyof Form & string>(field: Field) => ({
      name: field,
      value: form[field],
      error: wrong?.field === field ? wrong.text : undefined,
      onChange: (event: { target: { value: string } }) => {
        setForm({ ...form, [field]: event.target.value });
        setWrong(undefined);
      },
    }),
  };
}
