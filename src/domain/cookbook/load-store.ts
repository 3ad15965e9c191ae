/** Loads the device's half of the cookbook. Only its pages need it. */
export const cookbookStore = () => import('#offline/cookbook/cookbook-store.ts');
