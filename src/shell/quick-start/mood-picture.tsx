import { chakra } from '@chakra-ui/react';
import type { Mood } from '#contract/recipe/quick-start.ts';

const { circle: Circle, path: Path, rect: Rect } = chakra;

const rim = { fill: 'plate.glaze', stroke: 'cloth.other.ground', strokeWidth: '2' } as const;

/** Own drawings, because emoji look different on every device or are missing. */
const PICTURES: Readonly<Record<Mood, React.ReactNode>> = {
  comfort: (
    <>
      <Path d="M1 19h4M35 19h4" stroke="cloth.other.line" strokeWidth="4" strokeLinecap="round" />
      <Path d="M5 17h30v7a10 10 0 0 1-10 10H15A10 10 0 0 1 5 24z" fill="cloth.other.ground" />
      <Path d="M9 24a6 6 0 0 0 5 6" stroke="cloth.other.line" strokeWidth="2.5" fill="none" />
      <Path d="M3 17a17 6 0 0 1 34 0 17 6 0 0 1-34 0z" fill="brand.turmeric" />
      <Circle cx="14" cy="16" r="2.4" fill="cloth.asian.ground" />
      <Circle cx="25" cy="18" r="2.6" fill="cloth.amer.ground" />
      <Circle cx="20" cy="14.5" r="1.8" fill="plate.leaf" />
      <Circle cx="29" cy="15.5" r="1.6" fill="plate.leaf" />
    </>
  ),
  healthy: (
    <>
      <Circle cx="13" cy="14" r="8" fill="plate.leaf" />
      <Circle cx="26" cy="13" r="8" fill="cloth.latin.line" />
      <Circle cx="20" cy="10" r="7" fill="plate.leaf" />
      <Circle cx="15" cy="15" r="3.4" fill="cloth.asian.ground" />
      <Circle cx="27" cy="15" r="3.4" fill="cloth.asian.line" />
      <Circle cx="21" cy="12" r="2.2" fill="cloth.amer.ground" />
      <Path d="M3 18h34a17 16 0 0 1-34 0z" {...rim} />
      <Path d="M8 23a13 10 0 0 0 7 8" stroke="plate.shade" strokeWidth="2.5" fill="none" />
    </>
  ),
  quick: (
    <>
      <Rect x="16" y="1" width="8" height="5" rx="2" fill="cloth.other.ground" />
      <Rect x="18.5" y="4" width="3" height="6" fill="cloth.other.line" />
      <Circle cx="20" cy="23" r="15" fill="cloth.other.ground" />
      <Circle cx="20" cy="23" r="11" fill="plate.glaze" />
      <Path
        d="M20 14v2M20 30v2M11 23h2M27 23h2"
        stroke="cloth.other.line"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <Path d="M20 23l5-6" stroke="cloth.asian.ground" strokeWidth="3" strokeLinecap="round" />
      <Circle cx="20" cy="23" r="2.2" fill="cloth.other.ground" />
    </>
  ),
  adventure: (
    <>
      <Circle cx="20" cy="21" r="17" fill="brand.turmeric" />
      <Circle cx="20" cy="21" r="12.5" fill="plate.glaze" />

      <Path d="M28 13l-5.5 10.5-5-5z" fill="cloth.asian.ground" />
      <Path d="M12 29l5.5-10.5 5 5z" fill="cloth.med.ground" />

      <Circle cx="20" cy="21" r="1.8" fill="plate.glaze" />
      <Circle cx="20" cy="3" r="2.4" fill="none" stroke="brand.turmeric" strokeWidth="2" />
    </>
  ),
};

export function MoodPicture({ mood }: { mood: Mood }) {
  return (
    <chakra.svg viewBox="0 0 40 40" boxSize="9" aria-hidden flexShrink="0">
      {PICTURES[mood]}
    </chakra.svg>
  );
}
