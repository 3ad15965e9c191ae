/** Prefix of every API path. It has its own file so that background senders need not load the page paths. */
export const API_BASE = '/api';
