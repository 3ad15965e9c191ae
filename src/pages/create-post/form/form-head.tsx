import { CircleCheck, Send, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { WaitingPlace } from '#domain/outbox/waiting-place.tsx';
import * as appTexts from '#texts/app.ts';
import * as postTexts from '#texts/post.ts';
import * as postFormTexts from '#texts/post-form.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import styles from './form-head.module.css';
import type { PostForm } from './use-post-form.ts';

interface Props {
  title: string;
  isEdit: boolean;
  form: PostForm;
  leave: () => void;
  confirmDiscard: () => void;
  /** In wide windows, the kind of post beside the title. */
  children: ReactNode;
}

/** Sticky header with the Close and Publish buttons, errors and the sending state. */
export function FormHead({ title, isEdit, form, leave, confirmDiscard, children }: Props) {
  const { phase, message, wrong } = form;
  return (
    <header className={styles.head}>
      <div className={styles.row}>
        <IconButton aria-label={appTexts.close} className={styles.close} onClick={leave}>
          <X size={24} />
        </IconButton>
        <div className={styles.main}>
          <h1 className={joinClasses(text.h1, styles.title)}>{title}</h1>
          {children}
        </div>
        <div className={styles.actions}>
          <Button
            variant="quiet"
            className={styles.cancel}
            onClick={form.isDirty ? confirmDiscard : leave}
          >
            {appTexts.discard}
          </Button>
          <Button type="submit" variant="flame" aria-disabled={phase !== 'writing' || undefined}>
            <span className={styles.sendIcon}>
              <Send size={18} />
            </span>
            <span>{isEdit ? postFormTexts.saveChanges : appTexts.publish}</span>
          </Button>
        </div>
      </div>
      <div className={styles.waiting}>
        <WaitingPlace />
      </div>
      <div className={styles.alert}>
        <FormAlert text={wrong?.text} />
      </div>
      <div role="status" className={styles.state}>
        {phase === 'sending' && (
          <p className={styles.sending}>
            {navigator.onLine ? postFormTexts.publishing : postTexts.waiting}
          </p>
        )}
        {phase === 'saved' && message !== '' && (
          <p className={styles.saved}>
            <CircleCheck size={20} />
            <span>{message}</span>
          </p>
        )}
      </div>
    </header>
  );
}
