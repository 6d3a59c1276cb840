create table seen_jobs (
  job_id text collate "C" primary key,
  seen_at bigint not null
);

create index seen_jobs_by_time on seen_jobs (seen_at);
