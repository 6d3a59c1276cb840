create table installation (
  name text collate "C" primary key,
  value text not null
);

create table limits (
  key text collate "C" primary key,
  taken integer not null,
  window_ends_at bigint not null
);

create index limits_by_end on limits (window_ends_at);
