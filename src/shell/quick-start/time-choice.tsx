import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { toCuisineId, toCuisineName } from '#contract/recipe/catalogue.ts';
import { toTotalMinutes } from '#contract/recipe/minutes.ts';
import { QUICK_TIMES, type QuickTime } from '#contract/recipe/quick-start.ts';
import { cuisineRecipesQuery } from '#domain/recipe/queries.ts';
import { queryClient } from '#platform/network/query-client.ts';
import * as homeTexts from '#texts/home.ts';
import { toDuration } from '#texts/language.ts';
import { ChoiceGroup, Tile } from './choice-group.tsx';

interface Props {
  id: string;
  cuisine: string | undefined;
  chosen: QuickTime | undefined;
  choose: (time: QuickTime | undefined) => void;
}

/** The times. Those without a dish of the chosen cuisine are marked. */
export function TimeChoice({ id, cuisine, chosen, choose }: Props) {
  const quickest = useQuickest(cuisine) ?? 0;
  const none = QUICK_TIMES.filter((time) => time < quickest);
  const limit = none.at(-1);
  return (
    <ChoiceGroup id={id} label={homeTexts.iHave}>
      <chakra.div
        display="grid"
        gap="2.5"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 3.75rem), 1fr))"
      >
        {QUICK_TIMES.map((time) => (
          <Tile
            key={time}
            type="button"
            aria-pressed={time === chosen}
            aria-label={homeTexts.minutes(time)}
            aria-describedby={none.includes(time) ? `${id}${time}` : undefined}
            onClick={() => choose(time === chosen ? undefined : time)}
            display="grid"
            justifyItems="center"
            gap="1"
            py="2.5"
            fontWeight="600"
          >
            <Dial minutes={time} isChosen={time === chosen} />
            <chakra.span textStyle="small">{homeTexts.min}</chakra.span>
            {none.includes(time) && (
              <chakra.span id={`${id}${time}`} textStyle="small" fontWeight="500">
                {homeTexts.noDish}
              </chakra.span>
            )}
          </Tile>
        ))}
      </chakra.div>
      <chakra.p role="status" mt={limit && '3'} textStyle="small" color="ink.muted">
        {cuisine !== undefined &&
          limit !== undefined &&
          homeTexts.nothingWithin(toCuisineName(cuisine), limit, toDuration(quickest))}
      </chakra.p>
    </ChoiceGroup>
  );
}

/** Shows the minutes as an arc of an hour. */
function Dial({ minutes, isChosen }: { minutes: number; isChosen: boolean }) {
  const around = 2 * Math.PI * 24;
  return (
    <chakra.span aria-hidden position="relative" display="grid" placeItems="center">
      <svg width="56" height="56" viewBox="0 0 56 56" aria-hidden="true">
        <circle
          cx="28"
          cy="28"
          r="24"
          fill="none"
          stroke="currentColor"
          strokeOpacity=".22"
          strokeWidth="5"
        />
        <g transform="rotate(-90 28 28)">
          <chakra.circle
            cx="28"
            cy="28"
            r="24"
            fill="none"
            stroke={isChosen ? 'flame' : 'mark'}
            strokeWidth="5"
            strokeLinecap="round"
            strokeDasharray={`${(around * minutes) / 60} ${around}`}
          />
        </g>
      </svg>
      <chakra.span position="absolute" fontWeight="700" fontVariantNumeric="tabular-nums">
        {minutes}
      </chakra.span>
    </chakra.span>
  );
}

/** Minutes of the quickest dish of a cuisine; undefined if no cuisine is chosen or it has no known dish. */
function useQuickest(cuisine: string | undefined): number | undefined {
  const query = cuisineRecipesQuery(toCuisineId(cuisine ?? ''));
  const { data } = useQuery({ ...query, enabled: cuisine !== undefined }, queryClient);
  const totals = data?.value.map(toTotalMinutes) ?? [];
  return cuisine === undefined || totals.length === 0 ? undefined : Math.min(...totals);
}
