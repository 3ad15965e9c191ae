import { chakra } from '@chakra-ui/react';
import { CircleCheck, Send, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { WaitingPlace } from '#domain/outbox/waiting-place.tsx';
import * as actionTexts from '#texts/actions.ts';
import { postTexts } from '#texts/posts.ts';
import * as writingTexts from '#texts/writing.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
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
    <chakra.header
      position={{ base: 'sticky', lg: 'static' }}
      top="0"
      zIndex="4"
      bg="bg"
      pt={{ base: 'calc(12px + env(safe-area-inset-top))', lg: '3' }}
      pb={{ base: '3', lg: '0' }}
      gridColumn="1 / -1"
    >
      <chakra.div
        display={{ base: 'flex', lg: 'grid' }}
        flexWrap="wrap"
        gridTemplateColumns={{ lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        alignItems="center"
        columnGap={{ base: '3', lg: '10' }}
      >
        <IconButton aria-label={actionTexts.close} className={styles.close} onClick={leave}>
          <X aria-hidden size={24} />
        </IconButton>
        <chakra.div
          display="flex"
          flex="1 1 5rem"
          flexWrap={{ lg: 'wrap' }}
          alignItems="center"
          justifyContent="space-between"
          gap="6"
        >
          <chakra.h1
            flex={{ base: '1', lg: 'none' }}
            textAlign={{ base: 'center', lg: 'start' }}
            textStyle={{ base: 'h2', lg: 'h1' }}
            fontSize={{ base: '1.5rem', lg: '3rem' }}
          >
            {title}
          </chakra.h1>
          {children}
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" justifyContent="end" gap="3" ml="auto">
          <Button
            variant="quiet"
            className={styles.cancel}
            onClick={form.isDirty ? confirmDiscard : leave}
          >
            {actionTexts.discard}
          </Button>
          <Button type="submit" variant="flame" aria-disabled={phase !== 'writing' || undefined}>
            <chakra.span display={{ base: 'none', lg: 'inline-flex' }}>
              <Send aria-hidden size={18} />
            </chakra.span>
            <span>{isEdit ? writingTexts.saveChanges : actionTexts.publish}</span>
          </Button>
        </chakra.div>
      </chakra.div>
      <chakra.div css={{ '& > :not(:empty)': { marginTop: '3' } }}>
        <WaitingPlace />
      </chakra.div>
      <chakra.div css={{ '& [role=alert] > *': { marginTop: '3' } }}>
        <FormAlert text={wrong?.text} />
      </chakra.div>
      <chakra.div role="status" css={{ '& > *': { marginTop: '3' } }}>
        {phase === 'sending' && (
          <chakra.p fontWeight="600">
            {navigator.onLine ? writingTexts.publishing : postTexts.waiting}
          </chakra.p>
        )}
        {phase === 'saved' && message !== '' && (
          <chakra.p
            display="flex"
            alignItems="center"
            gap="3"
            minH="52px"
            px="4.5"
            borderRadius="card"
            bg="basil.bg"
            color="basil"
            fontWeight="600"
          >
            <CircleCheck aria-hidden size={20} />
            <span>{message}</span>
          </chakra.p>
        )}
      </chakra.div>
    </chakra.header>
  );
}
