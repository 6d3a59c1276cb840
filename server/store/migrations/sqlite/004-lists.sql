create index submissions_of_kind_by_time on submissions (kind, received_at, id);
