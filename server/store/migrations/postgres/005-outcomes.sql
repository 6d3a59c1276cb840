alter table submissions
  add column answer_by bigint,
  add column outcome text,
  add column outcome_at bigint,
  add column outcome_by text,
  add column outcome_before text;

create index submissions_waiting on submissions (answer_by) where answer_by is not null;
create index submissions_by_outcome on submissions (outcome, outcome_at) where outcome is not null;

alter table messages alter column submission_id drop not null;
alter table messages drop constraint messages_status_check;
alter table messages add constraint messages_status_check
  check (status in ('due', 'claimed', 'sent', 'stuck', 'returned'));

create unique index messages_of_no_submission on messages (purpose) where submission_id is null;
