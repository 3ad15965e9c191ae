/** Made by the build from the drawings that lie in the collection (scripts/build/home-pictures.ts). */
declare module 'virtual:home-pictures' {
  /** By family, and by dish the cut-out plates. */
  export const pictures: {
    families: Partial<Record<string, string>>;
    plates: Partial<Record<string, string>>;
  };
}
