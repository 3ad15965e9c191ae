import { type FormEvent, useRef, useState } from 'react';
import { toConnectionHint } from './account.ts';

interface Checks<Form> {
  /** Returns the first validation error. */
  findFailure: (form: Form) => { field: keyof Form & string; text: string } | undefined;
  send: (form: Form) => Promise<void>;
  toText: (error: unknown) => string;
}

/**
 * State of a form that is validated on submit. A validation error is shown at its field, which gets the focus; a failed
 * request is shown above the fields.
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
    /** Shown beside the alert. */
    hint: wrong?.hint,
    /** Props of the form element. */
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
