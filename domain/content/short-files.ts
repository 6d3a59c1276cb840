import * as v from 'valibot';
import { day, listBy, month, oneOf, sentence, slug, text, texts, wholeNumber, yesOrNo } from './kinds.ts';

export const bankHolidays = v.pipe(
  v.strictObject({
    bankHolidays: v.pipe(v.record(day, v.pipe(text, v.title('Its name'))), v.title('Bank holidays')),
  }),
  v.title('Bank holidays'),
  v.description('Days on which the office is closed.'),
  v.metadata({ page: '/contact' }),
);

export const partners = v.strictObject({
  partners: listBy(
    'id',
    v.strictObject({
      id: slug,
      name: text,
      sample: yesOrNo,
      mark: v.pipe(
        text,
        v.regex(/^M[\dA-Za-z\s,.-]+$/, 'must be the path of a drawing, such as M4 4h56v56H4Z'),
      ),
    }),
  ),
});

const testimonial = v.pipe(
  v.strictObject({
    id: v.pipe(slug, v.title('Short name')),
    quote: v.pipe(text, v.title('What was said')),
    name: v.pipe(text, v.title('Who says it')),
    relation: v.pipe(text, v.title('What they have from us'), v.examples(['Night care'])),
    place: v.pipe(text, v.title('Town'), v.examples(['Norwich'])),
    stars: v.pipe(
      v.optional(wholeNumber(1, 5)),
      v.title('Stars, from 1 to 5'),
      v.description('Only as many as they gave themselves.'),
    ),
    source: v.pipe(
      text,
      v.title('How the words were collected'),
      v.examples(['A letter to the office']),
      v.description('Shown with the quote. Say it truthfully.'),
    ),
    month: v.pipe(
      v.optional(month),
      v.title('In which month'),
      v.description('Such as 2026-05.'),
      v.metadata({ form: 'asked' }),
    ),
    given: v.pipe(
      v.optional(text),
      v.title('What was given for it'),
      v.description('Shown with the quote: “nothing”, or what it was.'),
      v.metadata({ form: 'asked' }),
    ),
    sample: v.pipe(yesOrNo, v.title('This is only a sample')),
  }),
  v.forward(
    v.partialCheck(
      [['month'], ['sample']],
      (quote) => quote.sample || quote.month !== undefined,
      "must be said: the month in which you were given the words, such as '2026-05'",
    ),
    ['month'],
  ),
  v.forward(
    v.partialCheck(
      [['given'], ['sample']],
      (quote) => quote.sample || quote.given !== undefined,
      'must be said: nothing, or what was given for the words',
    ),
    ['given'],
  ),
  v.title('A quote'),
);

export type Testimonial = v.InferOutput<typeof testimonial>;

export const testimonials = v.pipe(
  v.strictObject({
    testimonials: v.pipe(listBy('id', testimonial), v.title('What people say')),
    policy: v.pipe(
      v.optional(text),
      v.title('How you collect and check reviews'),
      v.description(
        'Shown beside the quotes. Say how you ask, how you know who writes, and what you choose.',
      ),
      v.metadata({ form: 'asked' }),
    ),
  }),
  v.forward(
    v.partialCheck(
      // It is asked for beside faults of the quotes, too.
      [['policy']],
      (file) => file.policy !== undefined || [Reflect.get(file, 'testimonials')].flat().length === 0,
      'must be said: how you collect and check reviews',
    ),
    ['policy'],
  ),
  v.title('What people say'),
  v.description('Quotes on the home page and on Why Choose Us. The law forbids invented and paid ones.'),
  v.metadata({ page: '/' }),
);

const teamPages = ['home', 'about', 'complaints', 'contact'] as const;

const person = v.pipe(
  v.strictObject({
    id: v.pipe(
      slug,
      v.title('Short name'),
      v.description('Their photo is put in by it: see “show your people” in the owner’s guide.'),
    ),
    name: v.pipe(text, v.title('Name')),
    role: v.pipe(text, v.title('What they do')),
    text: v.pipe(text, v.title('A sentence about them')),
    pages: v.pipe(
      v.array(oneOf(teamPages), 'must be a list of pages, such as [about, contact]'),
      v.title('Pages that show them'),
      v.description('Without one they are shown nowhere.'),
    ),
    sample: v.pipe(yesOrNo, v.title('This is only a sample')),
  }),
  v.title('A person'),
);

export type Person = v.InferOutput<typeof person>;
export type TeamPage = (typeof teamPages)[number];

export const team = v.pipe(
  v.strictObject({
    team: v.strictObject({
      title: v.pipe(text, v.title('Heading')),
      runBy: v.pipe(
        v.optional(sentence('names')),
        v.title('Who runs the company, on Home'),
        v.description('Such as: {names} run Rowanby. In the place of {names} come those whom Home shows.'),
      ),
      sampleMark: v.pipe(
        v.optional(text),
        v.title('Behind names on Home while one is a sample'),
        v.metadata({ form: 'later' }),
      ),
      sampleNote: v.pipe(text, v.title('Said while anyone shown is a sample'), v.metadata({ form: 'later' })),
      people: v.pipe(listBy('id', person), v.title('People')),
    }),
  }),
  v.title('Who is who'),
  v.description('Who runs the company and answers for it. Without anybody nothing is shown.'),
  v.metadata({ page: '/about' }),
);

export const film = v.strictObject({
  film: v.strictObject({
    title: text,
    summary: text,
    captions: v.array(v.strictObject({ start: v.number(), end: v.number(), text })),
    transcript: texts(1),
    transcriptLabel: text,
  }),
  loopWords: v.strictObject({ play: text, pause: text }),
});

const shape = v.strictObject({
  paint: oneOf(['tile', 'figure', 'accent', 'detail']),
  path: v.pipe(
    text,
    v.regex(/^M[\d.,a-zA-Z-]+$/, 'must be the path of a drawing without spaces, such as M4,4h40v40z'),
  ),
});

export const sign = v.strictObject({ sign: v.array(shape) });

export const site = v.strictObject({
  version: v.pipe(wholeNumber(1, 1000), v.metadata({ form: false })),
  confirmed: v.pipe(
    v.optional(texts(0)),
    v.title('Words that you have read and keep'),
    v.description('They came with the site, and the check names them no more.'),
  ),
});
