create table installation (
  name text primary key,
  value text not null
) strict;

create table limits (
  key text primary key,
  taken integer not null,
  window_ends_at integer not null
) strict;

create index limits_by_end on limits (window_ends_at);
