/** Timers of one device that the server sends; more than a kitchen has. */
export const PUSHED_TIMERS_MAX = 20;
/** Milliseconds until the latest of them. */
export const PUSHED_WITHIN_MS = 48 * 60 * 60 * 1000;
/** A timer that is late by more is not sent any more: whoever waited has looked by then. */
export const PUSH_LATE_MAX_MS = 10 * 60 * 1000;
/** How long after its end a timer is sent, so that a page that lives has rung and said so before. */
export const PUSH_GRACE_MS = 3_000;
/** Browsers of one member; beyond it the one that was not heard of for longest goes. */
export const SUBSCRIPTIONS_PER_MEMBER = 20;
export const PUSH_ADDRESS_MAX = 1_000;
export const TIMER_ID_MAX = 200;
/** Bytes of a body. */
export const SUBSCRIPTION_BODY_MAX = 4 * 1024;
export const TIMERS_BODY_MAX = 16 * 1024;
/** Something that happened is told so soon: what else happens until then is told with it. */
export const NEWS_GATHER_MS = 10_000;
/** A member is told again after this at the earliest, however much happens. */
export const NEWS_PAUSE_MS = 3 * 60_000;
/** Of more things at once it is only said how many they are. */
export const NEWS_AT_ONCE_MAX = 3;
/** What could not be delivered by then is left to the bell and the badge. */
export const NEWS_LATE_MAX_MS = 4 * 60 * 60 * 1000;
