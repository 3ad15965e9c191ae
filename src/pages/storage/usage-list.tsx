import { chakra } from '@chakra-ui/react';
import {
  CircleCheck,
  HardDrive,
  Image,
  type LucideIcon,
  ShieldCheck,
  Utensils,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toStoredWhen } from '#knowledge/stored-when.ts';
import { askToPersist } from '#platform/persistence.ts';
import * as recipeTexts from '#texts/recipe.ts';
import * as storageTexts from '#texts/storage.ts';
import { Button } from '#ui/button/button.tsx';
import { type StorageState, toSize } from './storage-state.ts';

interface Props {
  state: StorageState;
  look: () => void;
}

/** One row for each kind of stored data, and whether the browser may evict it. */
export function UsageList({ state, look }: Props) {
  const { usage, room } = state;
  return (
    <chakra.ul bg="paper" borderRadius="card" boxShadow="s1" px={{ base: '4.5', lg: '6' }}>
      {usage && (
        <>
          <Row icon={Utensils} title={storageTexts.recipes}>
            {`${recipeTexts.toRecipeCount(usage.recipes.count)}, ${toSize(usage.recipes.bytes)}. ${
              usage.collectionAt === undefined
                ? storageTexts.collectionMissing
                : storageTexts.collectionAsOf(toWhen(usage.collectionAt))
            }`}
          </Row>
          <Row icon={Image} title={storageTexts.pictures}>
            {usage.pictures.count === 0
              ? storageTexts.noPictures
              : storageTexts.picturesKept(toSize(usage.pictures.bytes))}
          </Row>
          <Row icon={CircleCheck} title={storageTexts.saved}>
            {usage.pinned === 0
              ? storageTexts.savedStay
              : storageTexts.savedStayCount(usage.pinned, recipeTexts.toRecipeCount(usage.pinned))}
          </Row>
        </>
      )}
      {room && (
        <Row icon={HardDrive} title={storageTexts.room}>
          {storageTexts.roomInUse(toSize(room.usage), toSize(room.quota))}
        </Row>
      )}
      <Promised isPersisted={state.isPersisted} look={look} />
    </chakra.ul>
  );
}

/** "at 07:20", "on Tuesday". */
function toWhen(at: number): string {
  const when = toStoredWhen(at);
  return `${when.includes(':') ? 'at' : 'on'} ${when}`;
}

/** Browsers grant persistent storage only on request, and some never do. */
function Promised({ isPersisted, look }: Pick<StorageState, 'isPersisted'> & { look: () => void }) {
  const [isRefused, setIsRefused] = useState(false);
  const ask = async () => {
    setIsRefused(!(await askToPersist()));
    look();
  };
  if (isPersisted === undefined) {
    return (
      <Row icon={ShieldCheck} title={storageTexts.howLong}>
        {storageTexts.keptAsLongAsItLikes}
      </Row>
    );
  }
  if (isPersisted) {
    return (
      <Row icon={ShieldCheck} title={storageTexts.howLong}>
        {storageTexts.keptUntilCleared}
      </Row>
    );
  }
  return (
    <Row icon={ShieldCheck} title={storageTexts.howLong}>
      {storageTexts.mayBeCleared}
      <chakra.span display="block" mt="2.5">
        <Button variant="outline" size="sm" onClick={() => void ask()}>
          {storageTexts.askToKeep}
        </Button>
      </chakra.span>
      <chakra.span role="status" display="block" mt={isRefused ? '2' : '0'}>
        {isRefused && storageTexts.notPromised}
      </chakra.span>
    </Row>
  );
}

function Row({
  icon: Icon,
  title,
  children,
}: {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}) {
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      gap="4"
      py="4"
      css={{ '& + &': { borderTop: '1px solid {colors.line}' } }}
    >
      <chakra.span
        flexShrink="0"
        display="grid"
        placeItems="center"
        boxSize="11"
        borderRadius="full"
        bg="basil.bg"
        color="basil"
      >
        <Icon size={21} />
      </chakra.span>
      <chakra.div flex="1 1 10rem" minW="0">
        <chakra.h2 textStyle="body" fontWeight="700">
          {title}
        </chakra.h2>
        <chakra.div color="ink.muted">{children}</chakra.div>
      </chakra.div>
    </chakra.li>
  );
}
