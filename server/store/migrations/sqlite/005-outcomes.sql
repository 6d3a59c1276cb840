alter table submissions add column answer_by integer;
alter table submissions add column outcome text;
alter table submissions add column outcome_at integer;
alter table submissions add column outcome_by text;
alter table submissions add column outcome_before text;

create index submissions_waiting on submissions (answer_by) where answer_by is not null;
create index submissions_by_outcome on submissions (outcome, outcome_at) where outcome is not null;

create table messages_of_all (
  id text primary key,
  submission_id text references submissions (id) on delete cascade,
  purpose text,
  channel text not null,
  payload text,
  status text not null check (status in ('due', 'claimed', 'sent', 'stuck', 'returned')),
  attempts integer not null default 0,
  due_at integer not null,
  last_error text,
  created_at integer not null,
  unique (submission_id, purpose)
) strict;

insert into messages_of_all
  select id, submission_id, purpose, channel, payload, status, attempts, due_at, last_error, created_at from messages;
drop table messages;
alter table messages_of_all rename to messages;

create index messages_open on messages (due_at) where status in ('due', 'claimed');
create index messages_by_status on messages (status, created_at);
create unique index messages_of_no_submission on messages (purpose) where submission_id is null;
