alter table submissions add column tentative integer not null default 0;
alter table submissions add column asker_number text;
alter table submissions add column asker_client text;
alter table submissions add column asker_network text;
