import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { listBlocks } from '#contract/member/endpoints.ts';
import type { Person } from '#contract/post/schema.ts';
import { toSmallAvatar } from '#contract/upload/schema.ts';
import { useMe } from '#domain/account/me.ts';
import { submit, toOurText } from '#domain/outbox/submit.ts';
import { useWaitingSelector } from '#domain/outbox/waiting.ts';
import { readViewerId } from '#platform/network/fetch-page.ts';
import { callApi } from '#platform/network/send.ts';
import * as accountTexts from '#texts/account.ts';
import * as reportTexts from '#texts/report.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button/button.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import { ListDialog, ListRow } from './list-dialog.tsx';

/** Members that the viewer has blocked, including pending blocks. */
export function BlockedDialog({ close }: { close: () => void }) {
  const { people, ...list } = useBlocked();
  return (
    <ListDialog
      {...list}
      title={accountTexts.blockedMembers}
      close={close}
      nothing={reportTexts.nobodyBlocked}
      rows={people.map((person) => <Row key={person.id} person={person} />)}
    />
  );
}

function Row({ person: { id, name, avatar } }: { person: Person }) {
  const unblock = () => {
    submit([{ command: { op: 'block.set', userId: id, name, on: false } }]).then(
      () => showNotice({ kind: 'success', text: reportTexts.unblocked(name) }),
      (error: unknown) =>
        showNotice({ kind: 'error', text: toOurText(error) ?? reportTexts.notChanged }),
    );
  };
  return (
    <ListRow>
      <chakra.span display="flex" alignItems="center" gap="3">
        <Avatar name={name} src={toSmallAvatar(avatar)} size={44} />
        <chakra.span dir="auto" fontWeight="700" minW="0">
          {name}
        </chakra.span>
      </chakra.span>
      <Button
        variant="outline"
        size="sm"
        aria-label={reportTexts.unblockNamed(name)}
        onClick={unblock}
      >
        {reportTexts.unblock}
      </Button>
    </ListRow>
  );
}

/** Ids include pending blocks. Names come from the server or from the pending block. */
function useBlocked() {
  const ids = useMe()?.blocked ?? [];
  const waiting = useWaitingSelector((all) => all);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['community', readViewerId(), 'blocked'],
    queryFn: () => callApi(listBlocks, { fallback: reportTexts.listFailed, inBackground: true }),
    staleTime: 0,
  });
  const named = new Map<string, Person>(data?.users.map((person) => [person.id, person]));
  for (const { command } of waiting.rows) {
    if (command.op !== 'block.set' || named.has(command.userId)) continue;
    named.set(command.userId, { id: command.userId, name: command.name, avatar: '' });
  }
  const people = ids.map((id) => named.get(id) ?? { id, name: reportTexts.aMember, avatar: '' });
  return {
    people,
    isLoading: isPending && people.length === 0,
    failure: error?.message,
    retry: () => void refetch(),
  };
}
