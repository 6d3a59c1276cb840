create table seen_jobs (
  job_id text primary key,
  seen_at integer not null
) strict;

create index seen_jobs_by_time on seen_jobs (seen_at);
