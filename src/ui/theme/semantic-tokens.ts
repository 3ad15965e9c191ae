import { defineSemanticTokens } from '@chakra-ui/react';

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });
const same = (value: string) => ({ value });

const basil = { DEFAULT: pair('#1F5E3A', '#8FD0A0'), bg: pair('#DDEBD3', '#1E3325') };
const chilli = { DEFAULT: pair('#A3171B', '#FF9C8F'), bg: pair('#FFE1DC', '#4A1A17') };
const enamel = { DEFAULT: pair('#1D4E89', '#9CC7F0'), bg: pair('#DCE8F3', '#182D44') };
const butter = { DEFAULT: pair('#6E4700', '#FFC978'), bg: pair('#FFE7B0', '#40290A') };

/** Contains only used names, because each start of the app writes them all. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    flame: {
      DEFAULT: same('{colors.brand.flame}'),
      hover: same('{colors.brand.flameHover}'),
      press: same('{colors.brand.flamePress}'),
    },
    onFlame: same('{colors.brand.espresso}'),
    turmeric: same('{colors.brand.turmeric}'),
    plane: pair('#FF6B35', '#261912'),
    onPlane: pair('#2B1206', '#FBE7D2'),
    ink: { DEFAULT: pair('#2B1206', '#FBE7D2'), muted: pair('#6B4A38', '#D0B49E') },
    sunk: pair('#F5D8BA', '#120A06'),
    paper: { DEFAULT: pair('#FFFAF4', '#261912'), raised: pair('#FFFAF4', '#35241B') },
    ember: { DEFAULT: pair('#A8370B', '#FF8A5C'), bg: pair('#FFE3D3', '#47220F') },
    mark: pair('#D24A14', '#FF6B35'),
    control: pair('#8C5D42', '#A98A74'),
    line: pair('rgba(43,18,6,.13)', 'rgba(251,231,210,.14)'),
    inverse: pair('#2B1206', '#FBE7D2'),
    onInverse: pair('#FFF1E2', '#2B1206'),
    timer: pair('#2B1206', '#40290A'),
    // Backgrounds of avatars without a photo, all with espresso text.
    avatar: {
      0: same('#FFCF99'),
      1: same('#A9CDEB'),
      2: same('#F3A9BC'),
      3: same('#BFDDB0'),
      4: same('#D9C6EC'),
    },
    quantity: pair('rgba(247,147,30,.5)', 'rgba(247,147,30,.42)'),
    scrim: pair('rgba(43,18,6,.58)', 'rgba(8,4,2,.72)'),
    basil,
    chilli,
    enamel,
    butter,
    fig: { DEFAULT: pair('#5B2140', '#F0A9CB'), bg: pair('#F3DDE6', '#421C31') },
    bg: pair('#FBE7D2', '#1A100B'),
  },
  shadows: {
    s1: pair(
      '0 1px 2px rgba(74,30,6,.07), 0 3px 10px -2px rgba(74,30,6,.09)',
      '0 0 0 1px rgba(251,231,210,.06)',
    ),
    s2: pair('0 10px 28px -8px rgba(74,30,6,.24)', '0 10px 28px -8px rgba(0,0,0,.6)'),
    s3: pair('0 28px 70px -14px rgba(43,18,6,.45)', '0 28px 70px -14px rgba(0,0,0,.8)'),
    flame: pair(
      'inset 0 -2px 0 rgba(122,42,6,.32), 0 6px 16px -6px rgba(214,74,20,.6)',
      'inset 0 -2px 0 rgba(122,42,6,.32)',
    ),
    bar: pair('0 -10px 30px -10px rgba(74,30,6,.28)', '0 -1px 0 rgba(251,231,210,.08)'),
  },
});
