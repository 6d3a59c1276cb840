import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { readContent } from '../content/read-content.ts';
import { hoursFault, readHours } from './read-hours.ts';

const root = join(import.meta.dirname, '../..');
const right = readFileSync(join(root, 'tests/provider/answers.yaml'), 'utf8');

function answer(text: string) {
  const place = temporaryFolder();
  writeFileSync(join(place, 'answers.yaml'), text);
  const words = ['tools/site/main.ts', 'new', 'ours', '--answers', 'answers.yaml'];
  const env = { ...process.env, INIT_CWD: place };
  return {
    folder: join(place, 'ours'),
    ...spawnSync(process.execPath, words, { cwd: root, env, encoding: 'utf8' }),
  };
}

it('a folder is made of answers, and is right', () => {
  const { folder, status, stderr } = answer(right);
  expect([status, stderr]).toEqual([0, '']);
  expect(readContent(folder, join(root, 'content')).errors).toEqual([]);
  const read = (name: string) => parse(readFileSync(join(folder, `${name}.yaml`), 'utf8'));
  expect(read('coverage').home).toEqual({
    postcodes: ['HG1'],
    counties: [],
    districts: ['Leeds', 'Bradford'],
    policeAreas: [],
  });
  expect(Object.keys(read('opening-times').week)).toHaveLength(6);
  expect(read('prices').prices).toMatchObject({
    sample: true,
    from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    hour: { day: 2740 },
  });
  expect(read('brand')).toMatchObject({ samples: [], social: [], registration: { status: 'registered' } });
});

it('editors find the schemas from every file of the folder, and no remark speaks of the sample', () => {
  const { folder } = answer(right);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
  expect(files.length).toBeGreaterThan(12);
  for (const name of files) {
    const text = readFileSync(join(folder, name), 'utf8');
    const [, schema = ''] = /^# yaml-language-server: \$schema=(\S+)$/m.exec(text) ?? [];
    expect(existsSync(join(folder, name, '..', schema)) && schema.endsWith('.json'), name).toBe(true);
    const remarks = text.match(/#.*/g)?.join('\n') ?? '';
    expect(remarks).not.toMatch(/wrenfold|poole|portsmouth|wight|november|shipped|\w\.ts\b/i);
  }
});

it('references begin with plain capitals, whatever the company’s name begins with', () => {
  const named = right
    .replace(/^longName: .*$/m, 'longName: Évora Österreich Care')
    .replace(/^referencePrefix.*\n/m, '');
  const { folder, stderr } = answer(named);
  expect(stderr).toBe('');
  expect(parse(readFileSync(join(folder, 'brand.yaml'), 'utf8')).referencePrefix).toBe('EOC');
});

it('who is no company leaves the number of one empty', () => {
  const { folder, status, stderr } = answer(right.replace(/^companyNumber.*\n/m, ''));
  expect([status, stderr]).toEqual([0, '']);
  expect(parse(readFileSync(join(folder, 'brand.yaml'), 'utf8')).company.number).toBeNull();
});

it.each([
  ['Monday to Friday 8.30-17:00', '08:30'],
  ['Monday to Friday 8.30 am to 5 pm', '08:30'],
  ['Monday - Friday 9am – 5pm', '09:00'],
])('hours are read as people write them: %s', (line, opens) => {
  expect([hoursFault(line), readHours(line)]).toEqual([
    null,
    expect.objectContaining({ Friday: [opens, '17:00'] }),
  ]);
});

it('all that is wrong with answers is said at once, and nothing is made', () => {
  const wrong = right
    .replace('0113 496 0123', 'ring us')
    .replace('LS2 7AB', 'Leeds')
    .replace('- night-care', '- gardening')
    .replace('08:30-16:30', '16:30-08:30')
    .replace('covered: Leeds, Bradford', 'covered: Bradfort, Otley, Norfolk')
    .replace(/^legalName.*$/m, 'motto: At home');
  const { folder, status, stderr } = answer(wrong);
  expect(status).toBe(1);
  for (const says of [
    'motto: is not asked',
    'legalName: is missing. And in law: the company',
    'phone: must be a telephone number',
    'address: must be a postcode',
    'services: gardening is none of these: after-hospital-care',
    'hours: Monday to Friday 16:30-08:30: must be such as',
    'covered: Bradfort is no county, no district and no beginning of postcodes: did you mean Bradford?; Otley is no county',
  ])
    expect(stderr).toContain(says);
  expect(existsSync(folder)).toBe(false);
});

it('a folder that is there already is left alone', () => {
  const place = temporaryFolder();
  const env = { ...process.env, INIT_CWD: place };
  const { status, stderr } = spawnSync(process.execPath, ['tools/site/main.ts', 'new', '.'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('that is not there yet')]);
});
