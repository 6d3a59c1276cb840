import { deflateRawSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cvMessages } from '#content/form-messages.yaml';
import { type CvExtension, cvMediaTypes, MAX_CV_BYTES } from '#domain/applications/cv.ts';
import { archive, wordArchive, wordEntries } from './archive-for-tests.ts';
import { inspectCv } from './inspect-cv.ts';
import { compound, oldWord, wordStream } from './old-word-for-tests.ts';
import { encryptedPdf, pdf, pdfWithReferenceStream } from './pdf-for-tests.ts';

const MEBIBYTE = 1024 * 1024;
const text = (content: string) => Buffer.from(content, 'latin1');
const grown = (file: Buffer, size: number) => Buffer.concat([file, Buffer.alloc(size - file.length)]);

const takenFiles: [string, CvExtension, Buffer][] = [
  ['a PDF', 'pdf', pdf()],
  ['a PDF with a cross-reference stream', 'pdf', pdfWithReferenceStream()],
  ['a PDF after blank lines and a byte order mark', 'pdf', pdf({ before: '\u00ef\u00bb\u00bf\r\n\r\n' })],
  ['a PDF after a mail header of 1000 characters', 'pdf', pdf({ before: 'X: y\r\n'.repeat(166) })],
  ['a PDF after printer commands', 'pdf', pdf({ before: '\u001b%-12345X@PJL\r\n' })],
  ['a PDF without a last line end', 'pdf', pdf({ after: '' })],
  ['a PDF followed by a page’s script', 'pdf', pdf({ after: '\n<script>count()</script>'.repeat(20) })],
  ['a PDF filled up with zeros', 'pdf', grown(pdf(), 100_000)],
  ['a PDF whose reference is found by searching only', 'pdf', pdf({ wrongOffset: 3 })],
  ['a PDF of exactly 5,000,000 bytes', 'pdf', grown(pdf(), MAX_CV_BYTES)],
  ['an old Word document', 'doc', oldWord()],
  ['a Word 95 document', 'doc', compound(['WordDocument'])],
  ['a short old Word document, which lies in small sectors', 'doc', oldWord(wordStream({ bytes: 700 }))],
  ['an old Word document of 4 MB', 'doc', oldWord(wordStream({ bytes: 4_000_000 }))],
  [
    'an old Word document that holds a spreadsheet',
    'doc',
    compound(['WordDocument', '1Table', 'ObjectPool', 'Workbook']),
  ],
  ['a Word document', 'docx', wordArchive()],
  [
    'a Word document with stored entries',
    'docx',
    archive(wordEntries().map((entry) => ({ ...entry, method: 0 }))),
  ],
  [
    'a Word document with a picture',
    'docx',
    wordArchive({ name: 'word/media/image1.png', content: Buffer.alloc(900_000, 7) }),
  ],
  [
    'a Word document with folders and a comment',
    'docx',
    archive([...wordEntries(), { name: 'word/', content: '', method: 0 }], { comment: 'made by' }),
  ],
  [
    'a Word document of 1,900 parts',
    'docx',
    wordArchive(
      ...Array.from({ length: 1897 }, (_, index) => ({ name: `word/p${index}.xml`, content: 'x' })),
    ),
  ],
];

const refusedFiles: [string, keyof typeof cvMessages, Buffer][] = [
  ['an empty file', 'empty', Buffer.alloc(0)],
  ['a PDF of 5,000,001 bytes', 'too-large', grown(pdf(), MAX_CV_BYTES + 1)],
  ['a PDF of 5 MiB', 'too-large', grown(pdf(), 5 * MEBIBYTE)],
  // Another kind of file, whatever its name.
  ['a text', 'unsupported', text('Curriculum vitae')],
  ['a single byte', 'unsupported', text('%')],
  ['zeros', 'unsupported', Buffer.alloc(2000)],
  ['a web page', 'unsupported', text('<!doctype html><title>CV</title>')],
  ['a rich text file', 'unsupported', text('{\\rtf1 CV}')],
  ['a picture', 'unsupported', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  [
    'a program',
    'unsupported',
    text(`MZ\u0090\u0000${'\u0000'.repeat(200)}This program cannot be run in DOS mode.`),
  ],
  ['a shell script', 'unsupported', text('#!/bin/sh\nrm -rf /\n')],
  ['a gzip file', 'unsupported', gzipSync('CV')],
  ['raw deflated data', 'unsupported', deflateRawSync('CV')],
  ['an archive of something else', 'unsupported', archive([{ name: 'cv.txt', content: 'CV' }])],
  [
    'an OpenDocument text',
    'unsupported',
    archive([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', method: 0 }]),
  ],
  [
    'a spreadsheet',
    'unsupported',
    archive(
      wordEntries({ mainType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml' }),
    ),
  ],
  [
    'a presentation',
    'unsupported',
    archive(
      wordEntries({
        mainType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
      }),
    ),
  ],
  [
    'an archive whose list of types only mentions Word',
    'unsupported',
    archive([{ name: '[Content_Types].xml', content: `<Types><!-- ${cvMediaTypes.docx} --></Types>` }]),
  ],
  ['an old spreadsheet', 'unsupported', compound(['Workbook'])],
  ['an old presentation', 'unsupported', compound(['PowerPoint Document'])],
  ['an installer', 'unsupported', compound(['_StringData'])],
  // Two things at once.
  ['a PDF that is an archive too', 'unsupported', pdf({ after: archive([{ name: 'a.js', content: 'x' }]) })],
  [
    'a PDF that is an archive with a comment too',
    'unsupported',
    pdf({ after: archive([{ name: 'a', content: 'x' }], { comment: '%%EOF' }) }),
  ],
  [
    'a Word document that is a PDF too',
    'unsupported',
    archive([{ name: 'a', content: pdf(), method: 0 }, ...wordEntries()]),
  ],
  [
    'an old Word document that is a PDF too',
    'unsupported',
    oldWord(Buffer.concat([wordStream({ bytes: 32 }), pdf(), Buffer.alloc(5000)])),
  ],
  ['a PDF inside a web page', 'unsupported', pdf({ before: '<script>alert(1)</script>\n' })],
  ['a PDF inside a script', 'unsupported', pdf({ before: '#!/bin/sh\nexit\n' })],
  ['a PDF inside a picture', 'unsupported', pdf({ before: 'GIF89a\u0001\u0000\u0001\u0000' })],
  ['a PDF whose header comes too late', 'unsupported', pdf({ before: ' '.repeat(1025) })],
  // Incomplete.
  ['a PDF without its end', 'cut-off', pdf({ padding: 20_000 }).subarray(0, 10_000)],
  ['a PDF’s header alone', 'cut-off', text('%PDF-1.7\n')],
  ['a PDF whose first part alone has come', 'cut-off', Buffer.concat([pdf(), Buffer.alloc(10_000, 7)])],
  ['a Word document without its end', 'cut-off', wordArchive().subarray(0, -30)],
  ['half a Word document', 'cut-off', wordArchive().subarray(0, 400)],
  ['an old Word document’s beginning', 'cut-off', oldWord().subarray(0, 5000)],
  ['an old Word document without its end', 'cut-off', oldWord().subarray(0, -512)],
  ['an old Word document’s signature alone', 'cut-off', oldWord().subarray(0, 8)],
  // Broken.
  ['a PDF with nothing in it', 'damaged', text('%PDF-1.7\n%%EOF\n')],
  ['a PDF without a cross-reference', 'damaged', text('%PDF-1.7\n/Root startxref\n5\n%%EOF\n')],
  ['a Word document without its main part', 'damaged', archive(wordEntries().slice(0, 2))],
  ['a Word document with a wrong checksum', 'damaged', wordArchive({ name: 'a', content: 'x', crc: 1 })],
  [
    'a Word document with a part that is larger than it says',
    'damaged',
    wordArchive({ name: 'a', content: 'x'.repeat(5000), declaredSize: 10 }),
  ],
  [
    'a Word document with a part that is smaller than it says',
    'damaged',
    wordArchive({ name: 'a', content: 'x', declaredSize: 10 }),
  ],
  [
    'a Word document with an unknown compression',
    'damaged',
    wordArchive({ name: 'a', content: 'x', method: 99 }),
  ],
  [
    'a Word document with one part twice',
    'damaged',
    wordArchive({ name: 'WORD/document.xml', content: 'x' }),
  ],
  [
    'a Word document with a path out of itself',
    'damaged',
    wordArchive({ name: '../../etc/passwd', content: 'x' }),
  ],
  [
    'a Word document with a path from the root',
    'damaged',
    wordArchive({ name: '/etc/passwd', content: 'x' }),
  ],
  [
    'a Word document with a path of Windows',
    'damaged',
    wordArchive({ name: '..\\..\\boot.ini', content: 'x' }),
  ],
  ['a Word document with a drive', 'damaged', wordArchive({ name: 'C:/boot.ini', content: 'x' })],
  // Locked.
  ['a Word document with a password', 'locked', compound(['EncryptionInfo', 'EncryptedPackage'])],
  ['an old Word document with a password', 'locked', oldWord(wordStream({ flags: 0x0300 }))],
  ['an archive with a password', 'locked', archive(wordEntries().map((entry) => ({ ...entry, flags: 1 })))],
  // Macros.
  [
    'a Word document with macros',
    'macros',
    archive(wordEntries({ mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml' })),
  ],
  [
    'a Word document with hidden macros',
    'macros',
    wordArchive({ name: 'word/vbaProject.bin', content: 'x' }),
  ],
  ['an old Word document with macros', 'macros', compound(['WordDocument', 'Macros'])],
  // Bombs.
  [
    'a Word document that unpacks to 100 MB',
    'too-complex',
    wordArchive({ name: 'a', content: Buffer.alloc(100_000_000) }),
  ],
  [
    'a Word document of many parts that unpack to 80 MB',
    'too-complex',
    wordArchive(
      ...Array.from({ length: 80 }, (_, index) => ({ name: `p${index}`, content: Buffer.alloc(1_000_000) })),
    ),
  ],
  [
    'a Word document of 3,000 parts',
    'too-complex',
    wordArchive(...Array.from({ length: 2997 }, (_, index) => ({ name: `p${index}`, content: '' }))),
  ],
  [
    'a Word document whose parts share one packed block',
    'damaged',
    wordArchive(
      { name: 'a', content: Buffer.alloc(1_000_000) },
      ...Array.from({ length: 50 }, (_, index) => ({
        name: `p${index}`,
        content: Buffer.alloc(1_000_000),
        sharesWith: 3,
      })),
    ),
  ],
  [
    'a Word document whose list of types is enormous',
    'too-complex',
    archive([{ name: '[Content_Types].xml', content: Buffer.alloc(2_000_000, 0x20) }]),
  ],
];

describe('a CV is taken', () => {
  it.each(takenFiles)('%s', async (_, extension, file) => {
    expect(await inspectCv(file)).toEqual({
      kind: 'accepted',
      mediaType: cvMediaTypes[extension],
      extension,
    });
  });
});

describe('a CV is refused in plain words', () => {
  it.each(refusedFiles)('%s', async (_, reason, file) => {
    expect(await inspectCv(file)).toEqual({ kind: 'rejected', reason, message: cvMessages[reason] });
  });
});

describe('a CV that was cut or changed anywhere', () => {
  const sound = { pdf: pdf(), doc: oldWord(), docx: wordArchive() };

  it.each(Object.entries(sound))('gets a verdict wherever it was cut: %s', async (_, file) => {
    const step = Math.max(1, Math.floor(file.length / 300));
    for (let end = 0; end < file.length - 1; end += step) {
      const { kind } = await inspectCv(file.subarray(0, end));
      expect(kind, `cut at ${end} of ${file.length}`).toBe('rejected');
    }
  });

  it.each(Object.entries(sound))('gets a verdict whatever byte was changed: %s', async (_, file) => {
    const step = Math.max(1, Math.floor(file.length / 1500));
    for (let place = 0; place < file.length; place += step) {
      for (const value of [0x00, 0xff]) {
        const changed = Buffer.from(file);
        changed[place] = value;
        expect(['accepted', 'rejected']).toContain((await inspectCv(changed)).kind);
      }
    }
  });

  it('ends with a verdict where its list of parts is all beginnings', async () => {
    const [, ...rest] = wordEntries();
    const content = '<Override '.repeat(49_000);
    const file = archive([{ name: '[Content_Types].xml', content }, ...rest]);
    expect(await inspectCv(file)).toMatchObject({ reason: 'unsupported' });
  });
});

describe.each([
  'rc4-40',
  'rc4-128',
  'aes-128',
  'aes-128-plain-metadata',
  'aes-256-r5',
  'aes-256',
  'aes-256-streams',
])('a PDF encrypted with %s', (kind) => {
  it('is refused where it asks for a password, with the sentence for a locked Word file', async () => {
    const verdict = await inspectCv(encryptedPdf(kind, 'secret'));
    expect(verdict).toEqual({ kind: 'rejected', reason: 'locked', message: cvMessages.locked });
  });

  it('is taken where its owner only forbade changes', async () => {
    expect(await inspectCv(encryptedPdf(kind, 'open'))).toMatchObject({ kind: 'accepted', extension: 'pdf' });
  });

  it('gets a verdict wherever it is cut or changed', async () => {
    const file = encryptedPdf(kind, 'secret');
    for (let at = 0; at < file.length; at += 7) {
      const changed = Buffer.from(file);
      changed[at] = 0x28;
      for (const one of [changed, file.subarray(0, at)])
        expect((await inspectCv(one)).kind).toMatch(/accepted|rejected/);
    }
  });
});

it('takes a password for one however the dictionary is written', async () => {
  const written = (bytes: Buffer) =>
    `(${bytes.toString('latin1').replace(/[\\()\r]/g, (sign) => (sign === '\r' ? '\\r' : `\\${sign}`))})`;
  const literal = (password: 'open' | 'secret') =>
    Buffer.from(
      encryptedPdf('rc4-128', password)
        .toString('latin1')
        .replace(/<([\da-f]{64})>/g, (_, digits) => written(Buffer.from(digits, 'hex'))),
      'latin1',
    );
  expect(await inspectCv(literal('secret'))).toMatchObject({ reason: 'locked' });
  expect(await inspectCv(literal('open'))).toMatchObject({ kind: 'accepted' });
});
