-- When a student who came of age was asked whether to renew the link. The notification that asked is
-- forgotten after half a year, and nobody should be asked a second time.
alter table guardian_links add column paused_at timestamptz;
update guardian_links link set paused_at = told.created_at from notifications told
  where told.user_id = link.user_id and told.type = 'guardian-paused'
    and told.key like 'guardian-paused:' || link.guardian_id || ':%';
