/** Made by the build from the drawings that lie in the collection (scripts/build/home-pictures.ts). */
declare module 'virtual:home-pictures' {
  export const pictures: { families: Record<string, string>; plate: string };
}
