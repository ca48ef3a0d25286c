-- A sitting asks some of an assessment's questions: their ids, in the order in which they are shown. None: all of them, as in
-- sittings that were opened before.
alter table assessment_sittings add column drawn text[] not null default '{}';
