-- Who runs a push service: sends are limited for each (docs/decisions/0109). `server/push/push-site.ts` names it.
alter table push_subscriptions add column site text;
update push_subscriptions set site = coalesce(
  substring(endpoint from '^https://(?:[^/]+\.)?(push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com)/'),
  substring(endpoint from '^https?://([^/]+)')
);
alter table push_subscriptions alter column site set not null;
