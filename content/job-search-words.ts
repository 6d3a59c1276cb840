/** Words that say nothing about which job is meant. */
export const wordsWithoutMeaning =
  'a an the and or of in on at by for to from with near nearby around me my i im is are any all job jobs vacancy vacancies role roles position positions post posts work working wanted hiring looking miles mile staff only';

/**
 * Groups synonyms of people who look for work in care, one a line: a search for one finds the others too. Plurals
 * and endings need no entry.
 */
export const roleWords = [
  'carer, care worker, care assistant, home care worker, home carer, healthcare assistant, health care assistant, hca, health care support worker, healthcare support worker, support worker, support assistant, care support worker, caregiver, care giver, domiciliary care worker, domiciliary carer, community carer, personal assistant, home help, nursing assistant, auxiliary',
  'nurse, registered nurse, rgn, rn, rmn, staff nurse, clinical lead',
  'coordinator, co ordinator, care coordinator, scheduler, rota planner, care planner',
  'companion, companionship, befriender, befriending, sitter, sitting service',
  'manager, team leader, supervisor, senior, lead',
];

/** The same for what is said about a job anywhere in it. */
export const jobSayings = [
  'no experience, without experience, no experience needed, no experience required, not need experience, do not need experience, experience not needed, experience not required, no previous experience, no care experience, experience not essential, no experience necessary, entry level, trainee, never done care, new to care, school leaver, apprentice, apprenticeship, 16 year old, 17 year old, 18 year old',
  'night, overnight, waking night, sleep in, sleep ins, sleeping night, night shift, nite',
  'live in, livein, live in care, residential, 24 hour, accommodation, your own room',
  'driver, driving, drive, driving licence, car driver, car owner, use of a car',
  'cleaner, cleaning, housework, housekeeper, housekeeping, domestic, laundry',
  'visa, visa sponsorship, sponsorship, sponsor, cos, certificate of sponsorship, skilled worker, tier 2, overseas',
  'learning disability, learning difficulty, autism, autistic, ld, special needs',
  'bank, casual, zero hours, as and when, no fixed hours, ad hoc, flexible hours, student, around a course, around your studies',
  'fixed term, temporary, temp, maternity cover, seasonal',
  'immediate start, start immediately, starts immediately, starts now, start now, urgent',
  'full time, fulltime, ft',
  'part time, parttime, pt',
  'weekend, saturday, sunday, sat, sun',
  'morning, mornings, am shift, early shift, earlies',
  'school hours, term time, school run',
  'training, care certificate, nvq, qualification, diploma, rqf, learn',
  'elderly, older people, old people, seniors',
  'personal care, washing and dressing, washed, dressed',
  'shopping, errands',
  'medicine, medication, meds, tablets',
  'holiday, annual leave',
];

/** Found in adverts that say no more of it than their hours a week. */
export const hourWords = { fullTime: 'full time', partTime: 'part time' };
