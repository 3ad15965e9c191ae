/** Light, body and shade colour of each glaze. */
export const GLAZES = {
  white: ['#FFFDF8', '#F4E8D8', '#D8C2AA'],
  blue: ['#4D8AC8', '#1F5493', '#143A68'],
  iron: ['#6A5D56', '#342B27', '#171210'],
  copper: ['#F7BF8C', '#C76F36', '#7D3811'],
  clay: ['#D98A55', '#A9552A', '#6F3013'],
  celadon: ['#DFE9D2', '#AAC7A6', '#6F957C'],
  stone: ['#5D5550', '#3A332F', '#1D1815'],
  ink: ['#41506B', '#232F48', '#121A2B'],
  butter: ['#FFF0C9', '#F3D695', '#C99A4C'],
  steel: ['#F2EEE8', '#B9B2AA', '#75695F'],
  sand: ['#EBDCC0', '#CDB58E', '#957A52'],
  teal: ['#4F9C98', '#1F6A68', '#0F403F'],
  red: ['#D9604A', '#A62A1C', '#641008'],
  black: ['#56504E', '#262220', '#100D0C'],
  rose: ['#F3D4C6', '#DDA893', '#A8715C'],
  sage: ['#C9D2B4', '#93A27A', '#5F6E4A'],
  glass: ['#FFFFFF', '#E4EAE8', '#B4C2C0'],
  brass: ['#FBE3A0', '#D0A03E', '#86581A'],
} as const satisfies Record<string, readonly [string, string, string]>;
export type Glaze = keyof typeof GLAZES;
