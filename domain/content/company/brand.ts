import * as v from 'valibot';
import { day, listBy, oneOf, text, texts, url } from '../kinds.ts';

export const telephoneNumber = v.pipe(
  v.string('must be a telephone number in quotes, as people read it, such as 01632 960 418'),
  v.regex(
    /^0(?: ?\d){9,10}$/,
    'must be a telephone number as people read it, with all its ten or eleven digits, such as 01632 960 418',
  ),
  v.metadata({ kind: 'telephone' }),
);
const e164Of = (display: string) => display.replace(/^0/, '+44').replaceAll(' ', '');

export const telephone = v.pipe(
  telephoneNumber,
  v.transform((display) => ({ display, e164: e164Of(display), url: `tel:${e164Of(display)}` })),
);

/** Begins references, which stand in links and are read out on the telephone. */
export const referencePrefix = v.pipe(
  v.string('must be capitals and digits, such as WF'),
  v.regex(/^[A-Z\d]{1,10}$/, 'must be one to ten capitals from A to Z and digits, such as WF'),
);

/** `display` is as people read it, `e164` `+44…` without spaces. */
export type Telephone = v.InferOutput<typeof telephone>;

const whatsapp = v.pipe(
  telephoneNumber,
  v.transform((display): Telephone => {
    const e164 = e164Of(display);
    return { display, e164, url: `https://wa.me/${e164.slice(1)}` };
  }),
);

export const email = v.pipe(
  v.string('must be an email address, such as info@example.org'),
  v.email('must be an email address, such as info@example.org'),
);

const rating = v.strictObject({
  location: v.pipe(text, v.description('As the regulator names the place that it is about.')),
  rating: v.pipe(
    v.optional(v.union([v.string(), v.record(v.string(), text)], 'must be a rating, such as Good')),
    v.description(
      'In the regulator’s words, or one for each theme; left out where it inspects and does not rate.',
    ),
    v.metadata({ choices: 'ratings' }),
  ),
  date: v.pipe(day, v.description('Of its report.')),
  url,
  changed: v.pipe(
    v.optional(v.strictObject({ date: day, text })),
    v.title('What has changed since'),
    v.description('Shown beside it, with its date. Asked for where the rating is below Good.'),
  ),
  poster: v.pipe(
    v.optional(
      v.strictObject({
        picture: v.pipe(
          v.string('must be the name of a picture, such as poster.png'),
          v.regex(/^[a-z0-9-]+\.(?:jpg|png|svg|webp)$/, 'must be the name of a picture, such as poster.png'),
          v.description('The name of its file in the folder media.'),
        ),
        alt: v.pipe(text, v.description('Read out to people who cannot see it: all that it says.')),
      }),
    ),
    v.title('The regulator’s poster'),
    v.description('Shown at the foot of every page. The law of Wales asks for the rating in this form.'),
  ),
});

/** A regulator's judgement, which the law wants shown wherever care is offered. */
export type Rating = v.InferOutput<typeof rating>;

const registration = v.variant(
  'status',
  [
    v.strictObject({ status: v.literal('pending') }),
    v.strictObject({
      status: v.literal('registered'),
      providerId: v.pipe(text, v.examples(['1-1234567890'])),
      url,
      ratings: v.pipe(
        v.optional(v.array(v.pipe(rating, v.title('A rating')))),
        v.description('One for each location, once the regulator has rated it.'),
      ),
    }),
  ],
  'must be status: pending, or status: registered with providerId and url',
);

/** One switch that the whole site follows. */
export type Registration = v.InferOutput<typeof registration>;

const NETWORKS = ['Facebook', 'Instagram', 'LinkedIn', 'X'] as const;
export type SocialNetwork = (typeof NETWORKS)[number];

export const NATIONS = ['england', 'scotland', 'wales', 'northernIreland'] as const;

/** Where care is given; regulator, ombudsman and their words follow (`content/nations.yaml`). */
export type NationName = (typeof NATIONS)[number];

export const nation = oneOf(NATIONS);

export const brand = v.pipe(
  v.strictObject({
    samples: v.pipe(
      v.array(oneOf(['name', 'longName', 'legalName', 'address', 'company.registeredOffice'])),
      v.readonly(),
      v.description('Values that are still samples: take each out once it is yours.'),
    ),
    name: v.pipe(text, v.description('Page titles begin with it.')),
    longName: v.pipe(text, v.title('Name in full')),
    legalName: v.pipe(text, v.title('Name of the company')),
    assistantName: v.pipe(text, v.title('Name of the assistant')),
    referencePrefix: v.pipe(referencePrefix, v.description('Begins the references people are given.')),
    phone: v.pipe(telephone, v.title('Telephone')),
    emergencyPhone: v.pipe(
      v.nullable(telephone),
      v.description(
        'For people you support, day and night; never a substitute for 999. Empty if there is none.',
      ),
    ),
    whatsapp: v.pipe(v.nullable(whatsapp), v.title('WhatsApp'), v.description('Empty if there is none.')),
    email: v.strictObject({
      info: email,
      careers: email,
      privacy: email,
      inbox: v.pipe(email, v.description('Receives submissions unless a setting names another inbox.')),
      sender: v.pipe(email, v.description('Sends automatic mail unless a setting says otherwise.')),
    }),
    publicUrl: v.pipe(url, v.description('Without a closing slash; a setting may say otherwise.')),
    address: v.strictObject({
      lines: texts(2),
      street: text,
      town: text,
      county: text,
      postcode: text,
      country: v.pipe(text, v.examples(['GB'])),
    }),
    company: v.pipe(
      v.strictObject({
        number: v.pipe(
          v.nullable(text),
          v.description('Eight characters, as Companies House writes them; null where you are no company.'),
        ),
        registeredIn: oneOf(['England and Wales', 'Wales', 'Scotland', 'Northern Ireland']),
        registeredOffice: texts(2),
        vatNumber: v.nullable(text),
        icoNumber: v.nullable(text),
        nominatedIndividual: v.nullable(text),
        registeredManager: v.nullable(text),
        insurance: v.pipe(
          v.optional(
            v.strictObject({
              insurer: text,
              covers: v.pipe(text, v.examples(['public and employers’ liability, £10 million'])),
              url: v.pipe(url, v.description('The insurer in the Financial Conduct Authority’s register.')),
            }),
          ),
          v.description('Shown on About.'),
        ),
      }),
      v.description(
        'Required of a company’s website and letters (SI 2015/17, reg. 25), and of who answers for its care.',
      ),
    ),
    location: text,
    timeZone: v.pipe(text, v.examples(['Europe/London'])),
    social: listBy('name', v.strictObject({ name: oneOf(NETWORKS), url: v.nullable(url) })),
    nation,
    registration,
    regulators: v.strictObject({
      information: v.strictObject({
        name: text,
        shortName: text,
        url,
        address: texts(2),
        helpline: telephone,
        complaintUrl: url,
      }),
    }),
  }),
  // Code and tests take it whole.
  v.metadata({ whole: true }),
  v.title('The company'),
  v.description('Name, telephone, emails, address, registration.'),
);

export type Brand = v.InferOutput<typeof brand>;
