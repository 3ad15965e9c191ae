/** Small parts that need the device database and load on demand. One file, so that they become one chunk. */
export { readUnfinished, takeOff } from '#domain/recipe/unfinished-cooking.ts';
export { readStorageUsage, removeUnpinned } from '#offline/device/storage-usage.ts';
export { changeVisitorList, readVisitorList } from '#offline/list/visitor-list.ts';
export * from '#offline/recipes/preparation.ts';
