import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { toPageTitle } from '#contract/page/title.ts';
import { EarlierAccount } from '#domain/account/earlier-account.tsx';
import * as storageTexts from '#texts/storage.ts';
import { SkeletonBar } from '#ui/button/chip.tsx';
import { useTitle } from '#ui/hooks/use-title.ts';
import { Note } from '#ui/notice/note.tsx';
import { PageColumn } from '#ui/page-column.tsx';
import { DownloadCounts } from './download-counts.tsx';
import { StorageActions } from './storage-actions.tsx';
import { storageQuery } from './storage-state.ts';
import { UsageList } from './usage-list.tsx';

const TITLE = storageTexts.keptOnThisDevice;

/** Shows which data is available offline, its age and size, with buttons that download or clear it. */
export function StoragePage() {
  useTitle(toPageTitle(TITLE));
  const { data, refetch } = useQuery(storageQuery());
  const look = () => void refetch();
  return (
    <PageColumn width="prose">
      <div>
        <chakra.h1 textStyle="h1">{TITLE}</chakra.h1>
        <chakra.p mt="2" color="ink.muted">
          {storageTexts.pageHint}
        </chakra.p>
      </div>
      <EarlierAccount />
      {data?.problem && <Note icon={Info}>{data.problem}</Note>}
      {data ? (
        <>
          {data.usage && <DownloadCounts usage={data.usage} />}
          <UsageList state={data} look={look} />
          {data.usage && <StorageActions look={look} />}
        </>
      ) : (
        <chakra.output aria-label={storageTexts.loadingWhatIsKept} display="grid" gap="4">
          <SkeletonBar w="100%" h="6rem" />
          <SkeletonBar w="100%" h="14rem" />
        </chakra.output>
      )}
    </PageColumn>
  );
}
