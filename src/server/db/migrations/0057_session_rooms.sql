-- A room for each session: whoever met a mentor once cannot walk into the session of somebody else.
alter table mentor_sessions
  add column room text check (room like 'https://%'),
  -- The same for all links to one room, see roomKeyOf.
  add column room_key text,
  add check ((room is null) = (room_key is null));
create index mentor_sessions_of_room on mentor_sessions (room_key);

-- What is planned keeps its room. Past sessions have it too, so that it counts as used.
update mentor_sessions session
set room = standing.url,
  room_key = rtrim(lower(split_part(split_part(
    regexp_replace(standing.url, '^https://([a-z0-9-]+\.)*zoom\.us/', 'https://zoom.us/', 'i'),
    'https://', 2), '?', 1)), '/')
from mentor_rooms standing
where standing.user_id = session.mentor_id and session.state <> 'cancelled';
drop table mentor_rooms;
