-- What the transaction of a request answered, written with its effect: a repeated request whose first
-- answer never left the server is answered from it.
alter table idempotency_keys add column result bytea;
