import { describe, expect, it, vi } from 'vitest';
import { brand } from '#content/brand.yaml';
import { startBuiltSite } from '../../tests/support/built-site.ts';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';

// One of the jobs for tests has closed, and the others are open.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
const site = await startBuiltSite();
const nurse = '/careers/clinical-lead-nurse-southampton';
const closed = '/careers/care-coordinator-fareham';
const homeCare = '/careers/home-care-worker-southampton';
const sparse = '/careers/supported-living-worker-basingstoke';

describe('the page of a job', () => {
  describeAsShipped(() => {
    it('says the facts, then the text', async () => {
      const { status, text, page } = await site.send(nurse);
      expect(status).toBe(200);
      expect(page.title).toBe(`${brand.name} | Clinical Lead (Registered Nurse) - Careers`);
      expect(page.headings(1)).toEqual(['Clinical Lead (Registered Nurse)']);
      expect(page.facts).toEqual({
        Salary: '£42,500 a year',
        Hours: '37.5 a week',
        Location: 'Southampton, with visits across Hampshire',
        Contract: 'Permanent, full-time',
        'Closing date': '12 February 2027',
        Posted: '18 November 2026',
        Sponsorship: 'Available (Conditional)',
        Reference: 'CLN-SOT-01',
      });
      expect(page.headings(2).slice(0, 7)).toEqual([
        'Job Description',
        'What comes with the job',
        'What we want from you',
        'Responsibilities',
        'Why Join Us',
        'Values-Based Recruitment',
        'Additional Notes',
      ]);
      expect(text).toMatch(/<blockquote[^>]*>(?:(?!<\/blockquote>).)*We are a young company\./s);
      expect(text).toMatch(/<strong[^>]*>Driving(?:<!-- -->)?:<\/strong>/);
      expect(page.links).toContainEqual({
        text: expect.stringMatching(/Health and Care Worker visa/),
        href: 'https://www.gov.uk/health-care-worker-visa',
      });
    });
  });

  describeAsShipped(() => {
    it('says what comes with the job, and what an hour really pays', async () => {
      const { page } = await site.send(homeCare);
      expect(page.facts).toMatchObject({ Salary: '£13.60 an hour' });
      expect(page.text).toMatch(/Travel between visits.{0,40}Paid time.*Mileage.{0,40}45p a mile/s);
      expect(page.facts).toMatchObject({
        Shifts: 'Mornings, Monday to Friday, and every third weekend',
        'Start date': '1 February 2027',
        Paid: 'Weekly, on Fridays',
        'Driving licence': 'Not needed',
      });
      expect(page.text).toMatch(/Sick pay from day one.{0,40}Yes/s);
      expect(page.text).toMatch(/Notice of shifts.{0,40}14 days ahead/s);
      // 5 x £13.60 = £68, and £13.60 for the travel; 12 x 45p = £5.40.
      expect(page.text).toMatch(
        /Visits.{0,20}5 hours.{0,20}£68.*1 hour.{0,20}£13\.60.*6 hours.{0,20}£81\.60/s,
      );
      expect(page.text).toContain('So an hour really pays £13.60.');
      expect(page.text).toContain('£5.40 for 12 miles at 45p');
      expect(page.text).not.toContain('Not said');
    });

    it('names what the advert does not say, and whom to ask', async () => {
      const { page } = await site.send(sparse);
      expect(page.text).toMatch(/Sick pay.{0,40}Not said.*DBS check.{0,40}Not said/s);
      expect(page.text).toContain('Ask about what is not said before you apply');
      expect(page.headings(3)).not.toContain('What an hour really pays');
    });
  });

  it('says in a sentence that the advert says nothing beside the pay', async () => {
    const { page } = await site.send(nurse);
    expect(page.text).toContain(
      'This advert does not say whether travel, miles, sick days and training are paid',
    );
    expect(page.text).toContain('Ask about what is not said before you apply');
    expect(page.text).not.toContain('Not said');
  });

  it('leaves out what is not known', async () => {
    const { page } = await site.send('/careers/companion-eastleigh');
    expect(page.facts).not.toHaveProperty('Salary');
    expect(page.facts.Sponsorship).toBe('Not Available');
    expect(page.headings(2)).not.toContain('Why Join Us');
  });

  it('tells search engines what they need', async () => {
    const { page } = await site.send(nurse);
    expect([page.canonical, page.meta('robots')]).toEqual([brand.publicUrl + nurse, null]);
    const description = page.meta('description') ?? '';
    expect([...description].length).toBe(161);
    expect(page.text).toContain(description.slice(0, 120));
    expect(page.structuredData.find((data) => data['@type'] === 'JobPosting')).toMatchObject({
      title: 'Clinical Lead (Registered Nurse)',
      validThrough: '2027-02-13T00:00:00.000Z',
      directApply: true,
    });
  });

  it('is passed on by mail without scripts', async () => {
    const { page } = await site.send(nurse);
    const share = page.links.find(({ text }) => text === 'Share this job');
    expect(share?.href).toMatch(/^mailto:\?subject=/);
  });
});

describe('a job that has closed', () => {
  it('stays readable, says so, offers what is like it, and is not for search engines', async () => {
    const { status, page } = await site.send(closed);
    expect([status, page.meta('robots')]).toEqual([200, 'noindex']);
    expect(page.headings(2)).toEqual(
      expect.arrayContaining(['This job has closed', 'Job Description', 'More jobs like this']),
    );
    expect(page.text).not.toContain('Apply for this Position');
    expect(page.text).not.toContain('before you apply');
    expect((await site.send('/careers')).page.text).not.toContain('Care Coordinator');
    expect(page.structuredData.map((data) => data['@type'])).not.toContain('JobPosting');
  });
});

describe('an address that names no job', () => {
  it.each([
    ['/careers/no-such-job', 'Job not found'],
    ['/careers/%20', 'No job ID provided'],
    ['/careers/..%2f..%2fetc%2fpasswd', 'Job not found'],
    ['/careers/%3Cscript%3E', 'Job not found'],
  ])('%s is answered with "%s" and the way back', async (path, title) => {
    const { status, page } = await site.send(path);
    expect([status, page.headings(1)]).toEqual([404, [title]]);
    const gone = "The job you're looking for doesn't exist or has been removed.";
    expect(page.text.includes(gone)).toBe(title === 'Job not found');
    expect([page.meta('robots'), page.canonical]).toEqual(['noindex', null]);
    expect(page.links).toContainEqual({ text: 'Back to Careers', href: '/careers' });
  });
});
