export const SOURCE_HEADER = 'x-rc-source';
export const FETCHED_AT_HEADER = 'x-rc-fetched-at';

/** `idb`: stored as received. `idb-partial`: assembled from single recipes. `miss`: neither network nor copy. */
export type CopySource = 'network' | 'idb' | 'idb-partial' | 'miss';

/**
 * Why a copy is used. `slow`: the server has not answered in time but still may. `failed`: it was unreachable, timed
 * out or answered with an error. Not set if nothing was awaited. Only `failed` means offline.
 */
export const NETWORK_HEADER = 'x-rc-network';
export type NetworkFailure = 'slow' | 'failed';

/** Set if the copy is of something that the server no longer has. */
export const GONE_HEADER = 'x-rc-gone';

/** BroadcastChannel: worker and pages notify each other about changes on the device. */
export const DEVICE_CHANNEL = 'rc';
export type DeviceSubject =
  | { kind: 'recipe-updated'; id: string }
  | { kind: 'insight-updated'; id: string }
  | { kind: 'list-updated'; url: string };
/**
 * The server answered after a copy was shown. If `isChanged`, the response differs from the copy; otherwise it confirms
 * it. A page that requests again within seconds gets that response, marked as from the network.
 */
export type DeviceMessage = DeviceSubject & { isChanged: boolean };

/** Storage is full, and something that can be fetched again was not stored. */
export interface DeviceFullMessage {
  kind: 'device-full';
}
