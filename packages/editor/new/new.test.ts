import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { readContent } from '../../../tools/content/read-content.ts';
import { beginningsOf, priceOf } from './everyday-words.ts';
import { questions } from './questions.ts';
import { hoursFault, readHours } from './read-hours.ts';

const root = join(import.meta.dirname, '../../..');
const program = join(root, 'packages/editor/main.ts');
const right = readFileSync(join(root, 'tests/provider/answers.yaml'), 'utf8');

function make(place: string, ...words: string[]) {
  const env = { ...process.env, INIT_CWD: place };
  return spawnSync(process.execPath, [program, 'new', ...words], { cwd: place, env, encoding: 'utf8' });
}

function answer(text: string) {
  const place = temporaryFolder();
  writeFileSync(join(place, 'answers.yaml'), text);
  return { place, folder: join(place, 'ours'), ...make(place, 'ours', '--answers', 'answers.yaml') };
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
  ['9-5', '09:00'],
  ['8-5 Mon-Sat', '08:00'],
  ['from 8am to 5pm mon-fri', '08:00'],
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
    'services: gardening is none of these: after hospital care',
    'hours: Monday to Friday 16:30-08:30: must be such as',
    'covered: Bradfort is no county, no district and no beginning of postcodes: did you mean Bradford?; Otley is no county',
  ])
    expect(stderr).toContain(says);
  expect(existsSync(folder)).toBe(false);
});

it('the new folder is the one of the site from then on, unless the settings name another', () => {
  const { place } = answer(right);
  const settings = join(place, '.env');
  expect(readFileSync(settings, 'utf8')).toBe('CONTENT_DIR=ours\n');
  const again = () => make(place, 'theirs', '--answers', 'answers.yaml').stdout;
  expect(again()).toMatch(/names another folder[\s\S]*\nCONTENT_DIR=theirs\n$/);
  expect(readFileSync(settings, 'utf8')).toBe('CONTENT_DIR=ours\n');
  writeFileSync(settings, 'PORT=80\nCONTENT_DIR=');
  rmSync(join(place, 'theirs'), { recursive: true });
  again();
  expect(parseEnv(readFileSync(settings, 'utf8'))).toEqual({ PORT: '80', CONTENT_DIR: 'theirs' });
});

it('a folder that is there already is left alone', () => {
  const { status, stderr } = make(temporaryFolder(), '.');
  expect([status, stderr]).toEqual([1, expect.stringContaining('that is not there yet')]);
});

const EVERYDAY = `name: Fellside
legalName: Fellside Care Ltd, 09876543
address: 7 Tannery Row, Carlisle, Cumbria, CA1 1AA
phone: +44 (0)1632 960415
email: office@fellside.test
website: www.fellside.test
registration: 1-4827163950 www.cqc.org.uk/provider/1-4827163950
rating: Good, 14 March 2025
services: personal care, nights
hours: 8-18 Mon-Sat
covered: Cumberland, CA1
price: £28.50
`;

it('answers in everyday words are understood', () => {
  const { folder, status, stderr } = answer(EVERYDAY);
  expect([status, stderr]).toEqual([0, '']);
  expect(readContent(folder, join(root, 'content')).errors).toEqual([]);
  const read = (name: string) => parse(readFileSync(join(folder, `${name}.yaml`), 'utf8'));
  expect(read('brand')).toMatchObject({
    legalName: 'Fellside Care Ltd',
    phone: '01632 960 415',
    publicUrl: 'https://www.fellside.test',
    nation: 'england',
    company: { number: '09876543' },
    registration: { ratings: [{ location: 'Fellside', rating: 'Good', date: '2025-03-14' }] },
  });
  expect(readdirSync(join(folder, 'services')).sort()).toEqual(['home-care.yaml', 'night-care.yaml']);
  expect(Object.keys(read('opening-times').week)).toHaveLength(6);
  expect(read('prices').prices.hour.day).toBe(2850);
  expect(read('area').answer).toBe('We cover Cumberland and CA1.');
});

it.each([
  ['01632 960 415', null, null],
  ['01632 960 415, none, +44 7700 900415', null, '07700 900 415'],
  ['01632 960 415, (01632) 960 416', '01632 960 416', null],
])(
  'a line out of hours and WhatsApp are those that are given, or none: %s',
  (typed, emergencyPhone, whatsapp) => {
    const { folder, stderr } = answer(EVERYDAY.replace(/^phone: .*/m, `phone: ${typed}`));
    expect(stderr).toBe('');
    expect(readContent(folder, join(root, 'content')).errors).toEqual([]);
    const brand = parse(readFileSync(join(folder, 'brand.yaml'), 'utf8'));
    expect(brand).toMatchObject({ phone: '01632 960 415', emergencyPhone, whatsapp });
  },
);

it('everyday help is the kinds that are named, and nothing promises the others', () => {
  const { folder } = answer(
    EVERYDAY.replace('personal care, nights', 'personal care, companionship, nights'),
  );
  const read = (name: string) => parse(readFileSync(join(folder, `${name}.yaml`), 'utf8'));
  const help: { id: string }[] = read('lifestyle-services').lifestyleServices;
  expect(help.map(({ id }) => id)).toEqual(['companionship']);
  expect(JSON.stringify(read('services/home-care').availability.now)).not.toContain('housework');
  expect(readContent(folder, join(root, 'content')).errors).toEqual([]);
});

it('a company’s number, days in the plural and an area of postcodes alone are understood', () => {
  const { folder, stderr } = answer(
    EVERYDAY.replace('Fellside Care Ltd, 09876543', 'Fellside Care Ltd, company no 09876543')
      .replace('8-18 Mon-Sat', 'Mon-Fri 8.30am-5.30pm, Saturdays 9-1')
      .replace('Cumberland, CA1', 'CA1, CA2'),
  );
  expect(stderr).toBe('');
  const read = (name: string) => parse(readFileSync(join(folder, `${name}.yaml`), 'utf8'));
  expect(read('brand')).toMatchObject({ legalName: 'Fellside Care Ltd', company: { number: '09876543' } });
  expect(read('opening-times').week.Saturday).toEqual(['09:00', '13:00']);
  expect(read('area')).toMatchObject({
    answer: 'We cover Carlisle and around.',
    placeWords: { towns: 'carlisle' },
  });
});

it('towns beside postcodes are words, and a price of weekends is one', () => {
  const { folder, stderr } = answer(
    EVERYDAY.replace('Cumberland, CA1', 'Carlisle, Dalston, Wetheral, CA1, CA2, CA4, CA5')
      .replace('price: £28.50', 'price: £29.50 weekdays, £33 weekends')
      .replace('personal care, nights', 'personal care, Everyday Assistance'),
  );
  expect(stderr).toBe('');
  const { errors, values } = readContent(folder, join(root, 'content'));
  expect(errors).toEqual([]);
  expect(values.get('coverage')?.home).toMatchObject({ postcodes: ['CA1', 'CA2', 'CA4', 'CA5'] });
  expect(values.get('area')).toMatchObject({
    answer: 'We cover Carlisle, Dalston and Wetheral.',
    placeWords: { towns: 'carlisle, dalston, wetheral', hospitals: 'carlisle hospital' },
  });
  expect(values.get('prices')?.prices).toMatchObject({ hour: { day: 2950, weekend: 3300 } });
  expect(values.get('lifestyle-services')).toMatchObject({
    lifestyleServices: [{ id: 'everyday-assistance' }],
  });
});

it('a slip beside postcodes is asked about, not taken for a town', () => {
  const typed = 'covered: Cumberlnd, CA1';
  expect(answer(EVERYDAY.replace('covered: Cumberland, CA1', typed)).stderr).toContain(
    'did you mean Cumberland?',
  );
});

it('the questions people ask promise nothing of a service that was not chosen', () => {
  const { folder } = answer(EVERYDAY);
  const text = readFileSync(join(folder, 'faq.yaml'), 'utf8');
  expect(text).not.toContain('We get the house ready');
  expect(text).toContain('Can someone stay the night?');
});

it.each([
  [
    'rating: Good, 14 March 2025',
    'rating: Superb, 14 March 2025',
    'rating: Superb is no rating: there is Outstanding',
  ],
  ['rating: Good, 14 March 2025', 'rating: Good', 'The day of its report must be a day'],
  ['covered: Cumberland, CA1', 'covered: Carlisle', 'it lies in Cumberland; write that, or its postcodes'],
  ['phone: +44 (0)1632 960415', 'phone: none', 'phone: must be a telephone number'],
  ['phone: +44 (0)1632 960415', 'phone: 01632 960 415, soon', 'phone: must be a telephone number'],
  ['price: £28.50', 'price: 0.30', 'price: 0.30 is no price of an hour'],
])('%s is asked again as %s', (from, to, says) => {
  expect(answer(EVERYDAY.replace(from, to)).stderr).toContain(says);
});

it.each([
  [['--answers', 'nowhere.yaml'], /^There is no file \S+nowhere\.yaml\.\n$/],
  [
    ['--answers', 'words.yaml'],
    /^\S+words\.yaml must have a line for each answer, such as name: Rowanby\.\n$/,
  ],
  [['--answers', '.'], /^\S+:1: must be a file of its own, and no link\n$/],
  [['--answers'], /^Usage: [^\n]*\n$/],
  [['--answer', 'words.yaml'], /^Usage: [^\n]*\n$/],
])('a file of answers that cannot be read is called that in one sentence: %s', (words, says) => {
  const place = temporaryFolder();
  writeFileSync(join(place, 'words.yaml'), 'Rowanby Care');
  const { status, stderr } = make(place, 'ours', ...words);
  expect(status).toBe(1);
  expect(stderr).toMatch(says);
  expect(existsSync(join(place, 'ours'))).toBe(false);
});

it.each(['check', 'edit', 'update'])('a folder that is not there is called that: %s', (command) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [program, command], {
    cwd: root,
    env: { ...process.env, CONTENT_DIR: join(temporaryFolder(), 'rowanbee') },
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^There is no folder \S+rowanbee: CONTENT_DIR/);
});

it('twelve questions are asked, and “back” leads to the one before', async () => {
  const asked = questions(['home-care']).filter(({ ask }) => ask);
  expect(asked).toHaveLength(12);
  const place = temporaryFolder();
  const lines = EVERYDAY.trim()
    .split('\n')
    .map((line) => line.replace(/^\w+: /, ''));
  const typed = ['Felside', 'back', ...lines];
  const asking = spawn(process.execPath, [program, 'new', 'ours'], {
    cwd: place,
    env: { ...process.env, INIT_CWD: place },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  asking.stdout.on('data', (part) => {
    said += part;
    if (said.endsWith('> ')) asking.stdin.write(`${typed.shift() ?? ''}\n`);
  });
  expect(await once(asking, 'close')).toEqual([0, null]);
  for (const line of [
    'Services: home care, night care',
    'Office open: Monday 08:00-18:00',
    'number: 09876543',
  ])
    expect(said).toContain(line);
  expect(said).not.toMatch(/\([^)]*Rowanby/);
  expect(readFileSync(join(place, 'ours/brand.yaml'), 'utf8')).toContain('\nname: Fellside\n');
});

it.each([
  ['PL1 to PL4, PL12', 'PL1, PL2, PL3, PL4, PL12'],
  ['NR1-3 and NR18', 'NR1, NR2, NR3, NR18'],
  ['Norwich and South Norfolk', 'Norwich and South Norfolk'],
  ['PL7 to PL1', 'PL7 to PL1'],
])('beginnings of postcodes in a row are each of them: %s', (typed, meant) => {
  expect(beginningsOf(typed)).toBe(meant);
});

it.each([
  ['£27.50 weekdays £31 weekends', '27.50, 31.00'],
  ['£28.50 weekdays, £33 weekends', '28.50, 33.00'],
  ['£28.50 an hour', '28.50'],
])('a price is understood without a comma: %s', (typed, meant) => {
  expect(priceOf(typed)).toBe(meant);
});
