import { expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import type { Brand } from '../content/company/brand.ts';
import { registerEntries } from './check-us.ts';

const url = 'https://regulator.example/1';
const bare: Brand = {
  ...brand,
  company: { ...brand.company, number: null, icoNumber: null, registeredManager: null, insurance: undefined },
  registration: { status: 'pending' },
};
const whole: Brand = {
  ...brand,
  company: {
    ...brand.company,
    number: 'SC123456',
    icoNumber: 'ZA123456',
    registeredManager: 'Ann Example',
    insurance: {
      insurer: 'Example Mutual',
      covers: 'public liability, £10 million',
      url: 'https://fca.example/1',
    },
  },
  registration: { status: 'registered', providerId: '1-123', url },
};

it('each fact has the way to its public register', () => {
  const links = registerEntries(whole).map(({ text, link }) => [text, link?.url]);
  expect(links).toEqual([
    [
      `SC123456, registered in ${brand.company.registeredIn}`,
      'https://find-and-update.company-information.service.gov.uk/company/SC123456',
    ],
    [expect.stringContaining('1-123'), url],
    ['Ann Example', url],
    ['ZA123456', 'https://ico.org.uk/ESDWebPages/Entry/ZA123456'],
    ['Example Mutual, public liability, £10 million', 'https://fca.example/1'],
  ]);
});

it('without a fact nothing is said of it, and a registration that is pending is called so', () => {
  const [regulator, ...others] = registerEntries(bare);
  expect(others).toEqual([]);
  expect(regulator).toMatchObject({ text: expect.stringContaining('is pending'), link: null });
});

it('nobody is called the registered manager before the regulator has registered them', () => {
  const { registration } = bare;
  expect(JSON.stringify(registerEntries({ ...whole, registration }))).not.toContain('Ann Example');
});

it('a sample number is called one, and leads to no company of the register', () => {
  const company = { ...brand.company, number: '00000000' };
  expect(registerEntries({ ...brand, company })[0]).toMatchObject({
    text: expect.stringContaining('00000000 (sample)'),
    link: null,
  });
});
