alter table submissions add column danger integer not null default 0;

drop index submissions_waiting;
create index submissions_waiting on submissions (danger desc, answer_by) where answer_by is not null;
