import { expect, it } from 'vitest';
import { displayName } from './file-name.ts';

it.each([
  ['CV.pdf', 'CV.pdf'],
  ['Siân O’Brien CV (2026).docx', 'Siân O’Brien CV (2026).pdf'],
  ['C:\\Users\\me\\cv.doc', 'cv.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['cv.pdf.exe', 'cv.pdf.pdf'],
  ['cv\r\nBcc: a@example.org.pdf', 'cvBcc a@example.org.pdf'],
  ['"quoted";name*=x.pdf', 'quoted name =x.pdf'],
  ['fdp.\u202Eexe.pdf', 'fdp.exe.pdf'],
  ['Siân’s %22CV%22.pdf', 'Siân’s CV.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['...', 'CV.pdf'],
  ['', 'CV.pdf'],
  ['\u0000', 'CV.pdf'],
  ['-rf.pdf', 'rf.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(80)}.pdf`],
  ['履歴書.pdf', '履歴書.pdf'],
])('%j is shown as %j', (given, shown) => {
  expect(displayName(given, 'pdf')).toBe(shown);
});
