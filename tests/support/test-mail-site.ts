import type { SubmissionReceipt } from '../../server/submissions/submission-store.ts';

export const testSite = { publicUrl: 'https://site.example', inbox: 'office@site.example' };

export const sampleReceipt: SubmissionReceipt = {
  id: '0199f3a0-0000-7000-8000-000000000001',
  reference: 'AB-7K3M-Q2HX',
  receivedAt: new Date('2026-11-20T10:00:00Z'),
  danger: false,
  tentative: false,
};
