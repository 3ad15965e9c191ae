import { chakra } from '@chakra-ui/react';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import type { Draft } from '../../data/community/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { DiscardDialog } from './discard-dialog.tsx';

interface Props {
  draft: Draft;
  title: string;
  goOn: () => void;
  startAfresh: () => void;
}

/** Something was begun and not sent: it is offered again before anything new stands in its place. */
export function DraftOffer({ draft, title, goOn, startAfresh }: Props) {
  const { written } = draft;
  const [isAsking, setAsking] = useState(false);
  return (
    <chakra.section
      display="grid"
      gap="4"
      maxW="560px"
      mx="auto"
      px="5"
      pt={{ base: 'calc(40px + env(safe-area-inset-top))', lg: '8rem' }}
      pb="10"
    >
      <chakra.h1 textStyle="h1">{title}</chakra.h1>
      <chakra.div display="grid" gap="3" p="5" borderRadius="card" bg="paper" boxShadow="s1">
        <chakra.h2 textStyle="label" display="flex" alignItems="center" gap="2" color="ember">
          <NotebookPen aria-hidden size={18} />
          Your draft
        </chakra.h2>
        {written.title && <chakra.p textStyle="cardTitle">{written.title}</chakra.p>}
        <chakra.p lineClamp="4" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {written.content || (written.picture ? 'A picture, and no words yet' : '')}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button variant="flame" onClick={goOn}>
          Go on with your draft
        </Button>
        <Button variant="outline" onClick={() => setAsking(true)}>
          Start afresh
        </Button>
      </chakra.div>
      {isAsking && <DiscardDialog keep={() => setAsking(false)} discard={startAfresh} />}
    </chakra.section>
  );
}
