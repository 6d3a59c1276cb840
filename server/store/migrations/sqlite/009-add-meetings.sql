alter table submissions add column meeting_on text;
