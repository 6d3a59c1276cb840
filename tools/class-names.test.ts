import { expect, it } from 'vitest';
import { findPhantoms } from './class-names.ts';

const sheet = 'app/part/part.module.css';
const check = (component: string, css: string) =>
  findPhantoms(
    new Map([
      ['app/part/part.tsx', `import styles from './part.module.css';\n${component}`],
      [sheet, css],
    ]),
  );

it('names a class without a rule, and a rule without a user', () => {
  expect(check('styles.there; styles.gone', '.there { color: red }')).toEqual([
    `${sheet} has no rule for .gone`,
  ]);
  expect(check('styles.there', '.there { & > .other { top: 0.5rem } }')).toEqual([
    `${sheet}: nothing uses .other`,
  ]);
});

it('lets a name that is put together be any of them', () => {
  expect(check('styles[tone]', '.good { color: green } .bad { color: red }')).toEqual([]);
});
