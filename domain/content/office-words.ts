import * as v from 'valibot';
import { path, sentence, text, words } from './kinds.ts';

const company = v.strictObject({
  companyWords: v.strictObject({
    line: sentence('legalName', 'registeredIn', 'number', 'office'),
    number: sentence('number', 'registeredIn'),
    lineWithoutNumber: sentence('legalName', 'office'),
    sample: sentence('number'),
    labels: v.strictObject({
      ...words('company', 'name', 'number', 'registeredOffice', 'address', 'vatNumber', 'icoNumber').entries,
      ...words('nominatedIndividual', 'registeredManager').entries,
    }),
  }),
});

const telephone = v.strictObject({
  ringUs: text,
  callBack: v.strictObject({ text, when: sentence('day', 'time'), path }),
  otherWaysWords: words('before', 'between', 'after'),
  otherHours: v.strictObject({
    lead: sentence('days'),
    open: sentence('day', 'hours'),
    closed: sentence('day'),
    closedFor: sentence('day', 'holiday'),
  }),
});

export const officeFiles = { company, telephone } as const;
