/** The part of the outbox that needs the device database. One file, so that it becomes one chunk (load-outbox.ts). */
export { readEarlierAccount } from '#domain/account/earlier-account.ts';
export * from './decisions.ts';
export * from './driver.ts';
export { sendDirectly } from './send-directly.ts';
