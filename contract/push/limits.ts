/** Maximum number of timers per device. */
export const PUSHED_TIMERS_MAX = 20;
/** Maximum time until a timer ends, in milliseconds. */
export const PUSHED_WITHIN_MS = 48 * 60 * 60 * 1000;
/** A timer that is later than this is not sent: the cook has probably looked already. */
export const PUSH_LATE_MAX_MS = 10 * 60 * 1000;
/** How long after its end a timer is sent, so that an open page can ring first. */
export const PUSH_GRACE_MS = 3_000;
/** Maximum number of browsers per member. A new one replaces the subscription unused for longest. */
export const SUBSCRIPTIONS_PER_MEMBER = 20;
export const PUSH_ADDRESS_MAX = 1_000;
export const TIMER_ID_MAX = 200;
export const SUBSCRIPTION_BODY_MAX = 4 * 1024;
export const TIMERS_BODY_MAX = 16 * 1024;
/** How long events are collected before a push message is sent. */
export const NEWS_GATHER_MS = 10_000;
/** Minimum time between two push messages to a member. */
export const NEWS_PAUSE_MS = 3 * 60_000;
/** If there is more news than this, a push message contains only the count. */
export const NEWS_AT_ONCE_MAX = 3;
/** News older than this is not pushed and shows only in the bell and the badge. */
export const NEWS_LATE_MAX_MS = 4 * 60 * 60 * 1000;
