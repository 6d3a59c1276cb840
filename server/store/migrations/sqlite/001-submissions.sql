create table submissions (
  id text primary key,
  reference text not null unique,
  kind text not null,
  idempotency_key text not null,
  email text,
  fields text not null,
  received_at integer not null,
  delete_after integer not null,
  unique (kind, idempotency_key)
) strict;

create index submissions_by_time on submissions (received_at);
create index submissions_by_email on submissions (email) where email is not null;
create index submissions_by_deletion on submissions (delete_after);

create table submission_files (
  submission_id text primary key references submissions (id) on delete cascade,
  name text not null,
  media_type text not null,
  size integer not null,
  bytes blob not null
) strict;

create table messages (
  id text primary key,
  submission_id text not null references submissions (id) on delete cascade,
  purpose text,
  channel text not null,
  payload text,
  status text not null check (status in ('due', 'claimed', 'sent', 'stuck')),
  attempts integer not null default 0,
  due_at integer not null,
  last_error text,
  created_at integer not null,
  unique (submission_id, purpose)
) strict;

create index messages_open on messages (due_at) where status in ('due', 'claimed');
create index messages_by_status on messages (status, created_at);
