/** Headers by which the worker says that an answer came from the device. */
export const SOURCE_HEADER = 'x-rc-source';
/** When the copy was fetched, in milliseconds since 1970. */
export const FETCHED_AT_HEADER = 'x-rc-fetched-at';

/** `idb`: stored as it came; `idb-partial`: put together from single recipes; `miss`: neither network nor copy. */
export type CopySource = 'network' | 'idb' | 'idb-partial' | 'miss';

/** The channel by which worker and pages tell each other that something on the device changed. */
export const DEVICE_CHANNEL = 'rc';
export type DeviceMessage =
  | { kind: 'recipe-updated'; id: string }
  | { kind: 'list-updated'; url: string };
