/** Headers by which the worker says that an answer came from the device. */
export const SOURCE_HEADER = 'x-rc-source';
/** When the copy was fetched, in milliseconds since 1970. */
export const FETCHED_AT_HEADER = 'x-rc-fetched-at';

/** `idb`: stored as it came; `idb-partial`: put together from single recipes; `miss`: neither network nor copy. */
export type CopySource = 'network' | 'idb' | 'idb-partial' | 'miss';

/**
 * Why a copy stands in: `slow`, the server did not answer in time but may yet; `failed`, it could not be reached, timed
 * out or answered with an error. Not set where nothing was waited for. Only `failed` means offline.
 */
export const NETWORK_HEADER = 'x-rc-network';
export type NetworkTrouble = 'slow' | 'failed';

/** Set where the copy is of something that the server no longer has. */
export const GONE_HEADER = 'x-rc-gone';

/** The channel by which worker and pages tell each other that something on the device changed. */
export const DEVICE_CHANNEL = 'rc';
export type DeviceSubject =
  | { kind: 'recipe-updated'; id: string }
  | { kind: 'insight-updated'; id: string }
  | { kind: 'list-updated'; url: string };
/**
 * The server answered after a copy was shown. `isChanged`: the text became another one; else the copy is confirmed. A page
 * that asks again within seconds is given that answer, as one of the network.
 */
export type DeviceMessage = DeviceSubject & { isChanged: boolean };

/** Storage is full: something that can be fetched again was not stored. */
export interface RoomMessage {
  kind: 'device-full';
}
