// The page of a job, what is told of it, and the application.
import * as v from 'valibot';
import { ADVERT_FIELDS, TERM_FIELDS } from './fact-fields.ts';
import { counted, sentence, text, texts, wholeNumber, words } from './kinds.ts';

export const jobPage = v.strictObject({
  locationNotSpecified: text,
  titleNotSpecified: text,
  jobPageText: v.strictObject({
    noId: text,
    notFound: text,
    gone: text,
    failed: text,
    loading: text,
    back: text,
    apply: text,
    kept: text,
    sponsorshipAvailable: text,
    sponsorshipNotAvailable: text,
    sections: words(
      'fullDescription',
      'requirements',
      'responsibilities',
      'whyJoinUs',
      'valuesBasedRecruitment',
      'additionalNotes',
    ),
    labels: words(
      'location',
      ...ADVERT_FIELDS,
      'salary',
      'contractType',
      'hoursPerWeek',
      'jobReference',
      'closingDate',
      'postedDate',
      'sponsorship',
    ),
    closed: v.strictObject({
      title: text,
      text,
      textAlone: v.pipe(text, v.description('Where there is no similar job.')),
    }),
    similar: text,
    share: text,
    shared: text,
    shareText: sentence('jobTitle'),
    onPaper: text,
    retry: text,
  }),
});

export const jobTerms = v.strictObject({
  jobTermWords: v.strictObject({
    title: text,
    columns: v.strictTuple([text, text]),
    labels: words(...TERM_FIELDS),
    travelTime: words('paid', 'not paid', 'none'),
    isSo: text,
    rotaNotice: v.strictObject({ none: text, one: text, several: sentence('count') }),
    notSaid: text,
    ask: text,
    nothingSaid: text,
    day: v.strictObject({
      title: text,
      columns: v.strictTuple([text, text, text]),
      visits: text,
      travel: text,
      all: text,
      anHour: sentence('price'),
      lowerEnd: text,
      mileage: sentence('sum', 'distance', 'aMile'),
      distance: counted(),
    }),
    really: v.pipe(
      v.strictObject({ label: text, anHourOf: sentence('price'), from: text }),
      v.description('Among the first facts of a job.'),
    ),
  }),
});

const linkPage = {
  title: text,
  question: text,
  button: text,
  done: text,
  unknown: text,
  failed: text,
  more: text,
};

export const jobAlerts = v.strictObject({
  jobAlerts: v.strictObject({
    name: text,
    description: text,
    form: v.strictObject({
      title: text,
      all: text,
      some: sentence('search'),
      email: text,
      submit: text,
      submitting: text,
      failed: text,
    }),
    sent: v.strictObject({ title: text, text: sentence('period') }),
    confirm: v.strictObject({ ...linkPage, unknown: sentence('period') }),
    stop: v.strictObject(linkPage),
  }),
});

export const jobApplication = v.strictObject({
  jobApplication: v.strictObject({
    answerWorkingDays: v.pipe(
      wholeNumber(1, 60),
      v.description('An applicant hears from us within so many.'),
    ),
    breadcrumb: text,
    success: v.strictObject({
      title: text,
      back: text,
      reference: text,
      thanks: sentence('jobTitle'),
      thanksAlone: text,
      contact: text,
      answerBy: sentence('day'),
      nextTitle: text,
      confirmed: v.pipe(text, v.description('The first thing, where this site sends it and no backend.')),
      next: texts(),
    }),
    before: v.pipe(
      v.array(v.strictObject({ title: text, items: texts() })),
      v.description('Beside the form.'),
    ),
    failed: text,
    closed: text,
  }),
});

export const applicationForm = v.strictObject({
  applicationForm: v.strictObject({
    title: sentence('title'),
    intro: text,
    labels: words('position', 'name', 'email', 'phone', 'experience', 'message', 'cv'),
    experiencePlaceholder: text,
    hints: v.strictObject({
      phone: text,
      message: text,
      cv: text,
      cvAgain: text,
      cvKept: text,
      cvBefore: sentence('cv'),
    }),
    cvHelp: words('missing', 'unsupported', 'asPdf', 'noCv'),
    lastDetails: text,
    removeCv: text,
    submit: text,
    submitting: text,
    sending: words('title', 'still', 'arrived', 'cancel', 'cancelled'),
    failed: text,
    ring: text,
  }),
});

export const fairRecruitment = v.strictObject({
  fairRecruitment: v.strictObject({ heading: text, lines: texts(3) }),
});

export const largestCv = v.strictObject({ maxCvMegabytes: wholeNumber(1, 20) });
