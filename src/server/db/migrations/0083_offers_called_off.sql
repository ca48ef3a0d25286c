-- An offer can no longer be accepted once its business was stopped or left. It may be made again.
alter table offers add column called_off_at timestamptz;
