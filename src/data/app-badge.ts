export { showAppBadge } from '../offline/outbox/app-badge.ts';
