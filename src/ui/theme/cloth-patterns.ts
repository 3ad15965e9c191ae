export type ClothName = 'asian' | 'med' | 'latin' | 'amer' | 'other';

const svg = (width: number, height: number, drawing: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'>${drawing}</svg>`,
  )}")`;

const arcs = (cx: number, cy: number) =>
  [40, 27, 14].map((r) => `<circle cx='${cx}' cy='${cy}' r='${r}'/>`).join('');

/** Concentric arcs, each row covering the one above it by half. */
const waves = svg(
  80,
  40,
  `<g fill='#B92B1C' stroke='#C93E29' stroke-width='3'>${arcs(0, 20)}${arcs(80, 20)}${arcs(40, 40)}${arcs(0, 60)}${arcs(80, 60)}</g>`,
);
const tiles = svg(
  96,
  96,
  `<g fill='none' stroke='#3D71AE' stroke-width='2'><path d='M0 0h96v96H0z'/><path d='M48 0c0 26 22 48 48 48-26 0-48 22-48 48 0-26-22-48-48-48 26 0 48-22 48-48z'/></g><circle cx='48' cy='48' r='7' fill='#3D71AE'/><g fill='#3D71AE'><circle r='7'/><circle cx='96' r='7'/><circle cy='96' r='7'/><circle cx='96' cy='96' r='7'/></g>`,
);
const zigzag = svg(
  88,
  264,
  `<g fill='none'>${['#197F63', '#0A5744', '#197F63', '#E8A21C']
    .map(
      (colour, row) =>
        `<path stroke='${colour}' stroke-width='${row === 3 ? 5 : 10}' d='M-22 ${row * 66 + 45}l22-22 22 22 22-22 22 22 22-22 22 22'/>`,
    )
    .join('')}</g>`,
);
const gingham = svg(
  120,
  120,
  `<g fill='#D98E12' fill-opacity='.42'><path d='M0 0h60v120H0z'/><path d='M0 0h120v60H0z'/></g>`,
);
const dots = svg(48, 48, `<circle cx='24' cy='24' r='5' fill='#7A3459'/>`);

export const CLOTH_PATTERNS: Record<ClothName, string> = {
  asian: waves,
  med: tiles,
  latin: zigzag,
  amer: gingham,
  other: dots,
};

/** The printed repeat on screen: the drawings above are at the scale of the pictures. */
export const CLOTH_SIZES: Record<ClothName, string> = {
  asian: '48px 24px',
  med: '58px 58px',
  latin: '54px 162px',
  amer: '72px 72px',
  other: '30px 30px',
};
