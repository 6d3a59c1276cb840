import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PdfParts {
  before?: string;
  after?: string | Buffer;
  /** The place named by `startxref`, where it is not the right one. */
  wrongOffset?: number;
  padding?: number;
}

export function pdf({ before = '', after = '\n', wrongOffset, padding = 0 }: PdfParts = {}): Buffer {
  const page = `BT /F1 24 Tf 72 720 Td (Curriculum vitae) Tj ET\n${'% padding\n'.repeat(padding / 10)}`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = wrongOffset ?? body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  return Buffer.concat([Buffer.from(before + body, 'latin1'), Buffer.from(after)]);
}

export function pdfWithReferenceStream(): Buffer {
  const catalogue =
    '%PDF-1.5\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n';
  const references = `3 0 obj\n<< /Type /XRef /Size 4 /W [1 2 1] /Root 1 0 R /Length 16 >>\nstream\n${'\u0001'.repeat(16)}\nendstream\nendobj\n`;
  return Buffer.from(`${catalogue}${references}startxref\n${catalogue.length}\n%%EOF\n`, 'latin1');
}

/** Made with qpdf; `secret` cannot be opened without its password. */
export const encryptedPdf = (kind: string, password: 'open' | 'secret') =>
  readFileSync(join(import.meta.dirname, `../../../tests/support/encrypted-pdfs/${kind}-${password}.pdf`));
