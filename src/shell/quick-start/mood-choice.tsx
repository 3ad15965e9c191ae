import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { MOODS, type Mood } from '#contract/recipe/quick-start.ts';
import * as homeTexts from '#texts/home.ts';
import { ChoiceGroup, Tile } from './choice-group.tsx';
import { MoodPicture } from './mood-picture.tsx';

export const MOOD_NAMES: Readonly<Record<Mood, { name: string; hint: string }>> = {
  comfort: { name: homeTexts.comfort, hint: homeTexts.warmAndSlow },
  healthy: { name: homeTexts.healthy, hint: homeTexts.lightAndFresh },
  quick: { name: homeTexts.quick, hint: homeTexts.fastAndEasy },
  adventure: { name: homeTexts.adventure, hint: homeTexts.newToMe },
};

interface Props {
  id: string;
  chosen: Mood | undefined;
  choose: (mood: Mood | undefined) => void;
}

export function MoodChoice({ id, chosen, choose }: Props) {
  return (
    <ChoiceGroup id={id} label={homeTexts.inTheMoodFor}>
      <chakra.div
        display="grid"
        gap="2.5"
        gridTemplateColumns={{
          base: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
          md: 'repeat(4, minmax(0, 1fr))',
        }}
      >
        {MOODS.map((mood) => {
          const { name, hint } = MOOD_NAMES[mood];
          const isChosen = mood === chosen;
          return (
            <Tile
              key={mood}
              type="button"
              aria-pressed={isChosen}
              onClick={() => choose(isChosen ? undefined : mood)}
              display="flex"
              alignItems="center"
              gap="3"
              px="3"
              py="3"
            >
              <MoodPicture mood={mood} />
              <span>
                <chakra.span display="block" fontWeight="700">
                  {name}
                </chakra.span>{' '}
                <chakra.span display="block" textStyle="small">
                  {hint}
                </chakra.span>
              </span>
              {isChosen && <FlameCheck />}
            </Tile>
          );
        })}
      </chakra.div>
    </ChoiceGroup>
  );
}

function FlameCheck() {
  return (
    <chakra.span
      aria-hidden
      position="absolute"
      top="-2"
      right="-2"
      display="grid"
      placeItems="center"
      boxSize="7"
      borderRadius="full"
      bg="flame"
      color="onFlame"
      outline="3px solid {colors.paper.raised}"
    >
      <Check size={16} strokeWidth={3} />
    </chakra.span>
  );
}
