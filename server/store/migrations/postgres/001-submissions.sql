create table submissions (
  id text collate "C" primary key,
  reference text not null unique,
  kind text not null,
  idempotency_key text not null,
  email text,
  fields text not null,
  received_at bigint not null,
  delete_after bigint not null,
  unique (kind, idempotency_key)
);

create index submissions_by_time on submissions (received_at);
create index submissions_by_email on submissions (email) where email is not null;
create index submissions_by_deletion on submissions (delete_after);

create table submission_files (
  submission_id text primary key references submissions (id) on delete cascade,
  name text not null,
  media_type text not null,
  size integer not null,
  bytes bytea not null
);

-- Documents are compressed already: keep them out of line, as they are.
alter table submission_files alter column bytes set storage external;

create table messages (
  id text collate "C" primary key,
  submission_id text not null references submissions (id) on delete cascade,
  purpose text,
  channel text not null,
  payload text,
  status text not null check (status in ('due', 'claimed', 'sent', 'stuck')),
  attempts integer not null default 0,
  due_at bigint not null,
  last_error text,
  created_at bigint not null,
  unique (submission_id, purpose)
);

create index messages_open on messages (due_at) where status in ('due', 'claimed');
create index messages_by_status on messages (status, created_at);
