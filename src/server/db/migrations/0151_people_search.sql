-- Staff find people by any part of a name, an address, a company or a school. Every three letters in a row of each word are
-- indexed. Without the extension for this, because the embedded engine does not have it.
create function letter_groups(t text) returns text[] language sql immutable parallel safe
  return (select coalesce(array_agg(distinct substr(word, at, 3)), '{}')
    from regexp_split_to_table(folded_name(t), ' ') as word, generate_series(1, length(word) - 2) as at);
create index auth_users_by_letters on auth_users using gin (letter_groups(name));
create index auth_users_by_letters_of_email on auth_users using gin (letter_groups(email));
create index business_profiles_by_letters on business_profiles using gin (letter_groups(business_name));
create index mentor_profiles_by_letters on mentor_profiles using gin (letter_groups(company))
  where company is not null;
create index student_profiles_by_letters on student_profiles using gin (letter_groups(school))
  where school is not null;
drop index auth_users_by_words;
drop index business_profiles_by_words;
drop index auth_users_by_email;
-- Without any words: by role, or by when they joined.
create index auth_users_by_role on auth_users (role, created_at desc, id desc);
create index auth_users_by_joining on auth_users (created_at desc, id desc);

-- Staff may end a link between a guardian and a student.
alter table guardian_links drop constraint guardian_links_ended_by_check;
alter table guardian_links add constraint guardian_links_ended_by_check
  check (ended_by in ('student', 'guardian', 'staff'));
