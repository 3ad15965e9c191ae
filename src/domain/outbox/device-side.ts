/** The part of the outbox that needs the device database. One file, so that it becomes one chunk (load-outbox.ts). */
export { readEarlierAccount } from '#domain/account/earlier-account.ts';
export * from './decisions.ts';
export { countWaitingOfAll, findBytes, observe, readOwnReceipts, readOwnRows } from './feed.ts';
export { sendNow, startSending } from './sender.ts';
export { storeOrSend } from './store.ts';
