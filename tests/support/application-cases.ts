/** Cases of the application form, answered alike in the browser and on the server. */
export interface ApplicationCase {
  field: 'name' | 'email' | 'phone' | 'experience' | 'message' | 'position';
  typed: string;
  /** The message at the field, or null where it is right. */
  says: string | null;
}

/** An application in which everything is right. */
export const rightApplication = {
  name: 'Siân O’Brien-Łukasz',
  email: 'sian@example.org',
  phone: '07700 900123',
  experience: '1-3',
  message: `I would like to work with you.\n${'I am kind. '.repeat(10)}`,
  position: 'Care Assistant',
};

const letters = 'Name can only contain letters and spaces';
const wrongPhone = 'Please enter a valid phone number';

function cases(
  field: ApplicationCase['field'],
  rows: [typed: string, says: string | null][],
): ApplicationCase[] {
  return rows.map(([typed, says]) => ({ field, typed, says }));
}

export const applicationCases: ApplicationCase[] = [
  ...cases('name', [
    ['', 'Full name is required'],
    ['   ', 'Full name is required'],
    ['A', 'Name must be at least 2 characters'],
    ['Jo', null],
    ['x'.repeat(100), null],
    ['x'.repeat(101), 'Name must not exceed 100 characters'],
    ['José', null],
    ['Łukasz Żółć', null],
    ["O'Brien", null],
    ['J. Smith', null],
    ['Anne-Marie', null],
    ['R2D2', letters],
    ['<b>Jo</b>', letters],
    ['Mary & John', null],
    ['Jo@home', letters],
    ['Jo\u202Ehn', letters],
  ]),
  ...cases('email', [
    ['', 'Email is required'],
    ['sian', 'Invalid email format'],
    ['sian@', 'Invalid email format'],
    ['sian@localhost', 'Please enter a valid email address'],
    ['sian@example.c', 'Please enter a valid email address'],
    ['sian@example.org', null],
    [' sian+jobs@example.co.uk ', null],
  ]),
  ...cases('phone', [
    ['', 'Phone number is required'],
    ['07700 900123', null],
    ['(023) 8096-0000', null],
    ['+44 7700 900123', null],
    ['1', wrongPhone],
    ['999', wrongPhone],
    ['+1234567890123456', null],
    ['+12345678901234567', wrongPhone],
    ['+0123', wrongPhone],
    ['ring me', wrongPhone],
    ['07700 900123 ext 4', null],
  ]),
  ...cases('experience', [
    ['', 'Please select your years of experience'],
    ['10+', 'Please select your years of experience'],
    ['0-1', null],
    ['1-3', null],
    ['3-5', null],
    ['5+', null],
  ]),
  ...cases('message', [
    ['', 'Cover letter is required'],
    [' \n ', 'Cover letter is required'],
    ['x'.repeat(99), 'Cover letter must be at least 100 characters'],
    ['x'.repeat(100), null],
    ['x'.repeat(2000), null],
    ['x'.repeat(2001), 'Cover letter must not exceed 2000 characters'],
    // A form sends each line break as two characters; people count one.
    [`${'x\n'.repeat(999)}xx`, null],
    [`${'x\n'.repeat(1000)}x`, 'Cover letter must not exceed 2000 characters'],
    ['😀'.repeat(2000), null],
  ]),
];

/** Not the same in the browser and on the server, which takes the position from the job. */
export const positionCases = cases('position', [
  ['', 'Position is required'],
  ['  ', 'Position is required'],
  ['Care Assistant', null],
]);

/** Answers for a file before it is sent, and for the same file when it has arrived. */
export const cvCases: { name: string; size: number; says: string | null }[] = [
  { name: 'cv.pdf', size: 5_000_000, says: null },
  { name: 'CV.PDF', size: 4000, says: null },
  { name: 'cv.pdf', size: 5_000_001, says: 'File size is too large' },
  { name: 'cv.pdf', size: 5_242_880, says: 'File size is too large' },
];
