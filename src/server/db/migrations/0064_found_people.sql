-- Staff find people by any word of a name, with or without accents, and by how an address begins.
create function folded_name(name text) returns text language sql immutable parallel safe
  return btrim(regexp_replace(translate(lower(name),
    'áàâäãåéèêëíìîïóòôöõúùûüýÿñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÝÑÇ’‘`´',
    'aaaaaaeeeeiiiiooooouuuuyyncaaaaaaeeeeiiiiooooouuuuync    '), '[\x01-\x2f\x3a-\x60\x7b-\x7f]+', ' ', 'g'));
create index auth_users_by_words on auth_users using gin (to_tsvector('simple', folded_name(name)));
create index business_profiles_by_words on business_profiles
  using gin (to_tsvector('simple', folded_name(business_name)));
create index auth_users_by_email on auth_users (email text_pattern_ops);
drop index auth_users_by_name;

-- When they last asked the server for anything, to within a few minutes; it outlives their sessions.
alter table auth_users add column last_seen_at timestamptz;
update auth_users account set last_seen_at = (select max(session.updated_at) from auth_sessions session
  where session.user_id = account.id);
alter table auth_users alter column last_seen_at set default now();
