alter table submissions add column rung_by integer;
