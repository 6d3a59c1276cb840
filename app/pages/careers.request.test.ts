import { describe, expect, it, vi } from 'vitest';
import { startBuiltSite } from '../../tests/support/built-site.ts';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';
import { answering, startHttpUpstream } from '../../tests/support/http-upstream.ts';
import { jobsAnswer } from '../../tests/support/jobs-answer.ts';
import { openJobsOf } from '../../tests/support/jobs-for-tests.ts';

// One of the jobs for tests has closed, and the others are open.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
const site = await startBuiltSite();
const backend = await startHttpUpstream(answering(200, jobsAnswer([])));
const other = await startBuiltSite({ BACKEND_URL: backend.url });

const cards = async (path: string) => (await site.send(path)).page.headings(3);
const job = (number: number) => ({
  id: `carer-${number}`,
  title: `Carer ${String(number).padStart(2, '0')}`,
  description: 'Visits.',
  location: 'Romsey',
});

describe('the open jobs', () => {
  it('are listed below the benefits, each with a link to its page', async () => {
    const { status, headers, page } = await site.send('/careers');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=0, must-revalidate']);
    expect(page.headings(1)).toEqual(['Join Our Team']);
    expect(page.headings(3).slice(0, 6)).toEqual([
      'Meaningful Work',
      'Professional Development',
      'Supportive Team',
      'Work-Life Balance',
      'Recognition & Rewards',
      'Positive Culture',
    ]);
    expect(page.headings(3).slice(6)).toHaveLength(await openJobsOf());
    expect(page.text).toContain(`${await openJobsOf()} open jobs`);
    const path = '/careers/night-care-worker-bournemouth';
    for (const text of [
      'Night Care Worker (waking nights)',
      'View Details of Night Care Worker (waking nights)',
    ]) {
      expect(page.links).toContainEqual({ text, href: path });
    }
    expect(page.text).not.toContain('Care Coordinator');
  });

  describeAsShipped(() => {
    it('say what decides, and leave out what is not known', async () => {
      const { page } = await site.send('/careers?q=clinical');
      expect(page.text).toContain('Southampton, with visits across Hampshire £42,500 a year');
      expect(page.text).toContain('Posted 18 November 2026');
      expect(page.text).toContain('Closes 12 February 2027');
      const companion = (await site.send('/careers?q=companion')).text;
      expect(/<h3(?:(?!<h3).)*Companion \(bank\).*?View Details/s.exec(companion)?.[0]).not.toContain('£');
    });
  });
});

describe('a search', () => {
  describeAsShipped(() => {
    it.each([
      ['place=Bournemouth', 'Night Care Worker (waking nights)'],
      ['q=night+bournmouth', 'Night Care Worker (waking nights)'],
      ['place=BH1&within=5&pay=14&sort=nearest', 'Night Care Worker (waking nights)'],
      ['contract=Fixed+term', 'Supported Living Support Worker'],
      ['q=waking', 'Night Care Worker (waking nights)'],
      ['shift=Weekends', 'Home Care Worker (mornings)'],
      ['hours=over-30&sort=title&sponsorship=yes', 'Clinical Lead (Registered Nurse)'],
    ])('for %s finds one job, and is not for search engines', async (query, title) => {
      const { status, page } = await site.send(`/careers?${query}`);
      expect([status, page.meta('robots')]).toEqual([200, 'noindex']);
      expect(page.text).toContain('1 job found');
      expect(page.headings(3).slice(6)).toEqual([title]);
      expect(page.links).toContainEqual({ text: 'Clear search', href: '/careers#openings' });
      const asked = page.form('Search').values;
      expect(asked).toMatchObject(Object.fromEntries(new URLSearchParams(query)));
    });
  });

  describeAsShipped(() => {
    it('for a fact, or by a shift, says it with each job; the shifts to choose have their numbers', async () => {
      const asked = (await site.send('/careers?q=weekly+pay+mileage&shift=Weekends')).page;
      expect(asked.headings(3).slice(6)).toEqual(['Home Care Worker (mornings)']);
      for (const fact of ['Paid: Weekly, on Fridays', 'Mileage: 45p a mile', 'Shifts: Mornings, Monday to'])
        expect(asked.text).toContain(fact);
      const all = (await site.send('/careers?shift=of+their+own')).page.text;
      expect(all).toMatch(/Any shift\s*Days \(1\)\s*Nights \(1\)\s*Weekends \(1\)/);
      expect(all).toContain(`${await openJobsOf()} open jobs`);
      expect(all).not.toContain('Paid: Weekly');
    });
  });

  describeAsShipped(() => {
    it('by a postcode has the nearest first, and says how far away the others are', async () => {
      const { page } = await site.send('/careers?q=BH1+1AA&within=30');
      expect(page.text).toContain('jobs found within 30 miles of BH1');
      expect(page.headings(3).slice(6, 8)).toEqual(['Night Care Worker (waking nights)', 'Live-in Carer']);
      expect(page.text).toMatch(/Lymington, New Forest \(about \d+ miles away\)/);
    });
  });

  describeAsShipped(() => {
    it('with nothing near offers the same search at any distance', async () => {
      const { page } = await site.send('/careers?place=Bournemouth&q=companion');
      const wider = '/careers?q=companion&place=Bournemouth&within=any#job-results';
      expect(page.links).toContainEqual({ text: 'Search at any distance, nearest first', href: wider });
      expect((await site.send(wider)).page.headings(3).slice(6)).toContain('Companion (bank)');
    });
  });

  describeAsShipped(() => {
    it('has as many as fit, in the order that was asked for', async () => {
      const { page } = await site.send('/careers?hours=over-30');
      expect(page.text).toContain(`${await openJobsOf('hours=over-30')} jobs found`);
      const titles = (await cards('/careers?sort=title')).slice(6);
      expect(titles[0]).toBe('Clinical Lead (Registered Nurse)');
      expect(titles).toEqual(titles.toSorted());
    });
  });

  it('that nothing fits says so, and offers to send a CV', async () => {
    const { status, page } = await site.send('/careers?place=Bournemouth&q=companion');
    expect(status).toBe(200);
    expect(page.headings(3)).toContain('No job fits this search');
    expect(page.links).toContainEqual({ text: 'Submit Your CV', href: '/contact' });
    expect(page.form('Search').values).toMatchObject({ q: 'companion', place: 'Bournemouth' });
  });

  it('leads to the list of its page without scripts', async () => {
    expect((await site.send('/careers')).page.form('Search').action).toBe('/careers#openings');
  });
});

describe('the jobs of a backend', () => {
  it('that has none are said to be none, with an offer to send a CV', async () => {
    const { status, page } = await other.send('/careers');
    expect(status).toBe(200);
    expect(page.headings(3)).toContain('No Current Openings');
    expect(page.links).toContainEqual({ text: 'Submit Your CV', href: '/contact' });
  });

  describeAsShipped(() => {
    it('that are many have pages, each with an address of its own', async () => {
      const jobs = [...Array.from({ length: 65 }, (_, index) => job(index + 1)), { ...job(99), id: ' ' }];
      const rich = await startHttpUpstream(answering(200, jobsAnswer(jobs)));
      const { send } = await startBuiltSite({ BACKEND_URL: rich.url });
      const second = (await send('/careers?place=Romsey&sort=title&page=2')).page;
      expect(second.text).toContain('66 jobs found within 10 miles of Romsey, page 2 of 4');
      expect(second.headings(3)[6]).toBe('Carer 21');
      expect(second.text).not.toContain('Any shift');
      expect(second.links).toContainEqual({
        text: 'Next',
        href: '/careers?place=Romsey&sort=title&page=3#job-results',
      });
      expect((await send('/careers?place=Romsey&page=4')).page.headings(3).slice(6)).toHaveLength(6);
      const third = (await send('/careers?page=3')).page;
      expect([third.canonical, third.meta('robots')]).toEqual([
        expect.stringMatching(/\/careers\?page=3$/),
        null,
      ]);
      await rich.close();
    });
  });

  it('that cannot be had are said to be away, and a second try is offered', async () => {
    const broken = await startHttpUpstream(answering(500, 'no'));
    const { send } = await startBuiltSite({ BACKEND_URL: broken.url });
    const list = await send('/careers?place=Romsey');
    expect([list.status, list.page.meta('robots')]).toEqual([503, 'noindex']);
    expect(list.page.text).toContain('Failed to load job listings. Please try again later.');
    const one = await send('/careers/carer-1');
    expect([one.status, one.page.headings(1)]).toEqual([
      503,
      ['Failed to load job details. Please try again later.'],
    ]);
    expect(one.page.links).toContainEqual({ text: 'Back to Careers', href: '/careers' });
    expect((await send('/careers/feed.xml')).status).toBe(503);
    const payload = await send('/api/jobs');
    expect([payload.status, JSON.parse(payload.text)]).toEqual([
      503,
      { success: false, error: 'Failed to load job listings. Please try again later.' },
    ]);
    await broken.close();
  });
});

describe('while the list is on its way', () => {
  it('the first part goes out at once, and whoever asks meanwhile waits for the same list', async () => {
    const held: (() => void)[] = [];
    const slow = await startHttpUpstream((response) => {
      held.push(() => response.end(jobsAnswer([job(1)])));
    });
    const { url, send } = await startBuiltSite({ BACKEND_URL: slow.url });
    const early = await fetch(`${url}/careers`);
    const reader = early.body?.pipeThrough(new TextDecoderStream()).getReader();
    const loading = 'Loading job openings...</p>';
    let text = '';
    const readUntil = async (end: string) => {
      while (!text.endsWith(end)) text += (await reader?.read())?.value ?? end;
    };
    expect([early.status, early.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    await readUntil(loading);
    expect(text).toMatch(/<h1[^>]*>Join Our Team</);
    const others = [send('/careers?q=carer'), send('/careers/carer-1')];
    for (const answer of held.splice(0)) answer();
    await readUntil('</html>');
    expect(text).toMatch(/Carer 01[\s\S]*<\/footer>/);
    expect(text.match(/<main/g)).toHaveLength(1);
    for (const other of await Promise.all(others)) expect(other.text).toContain('Carer 01');
    const next = await send('/careers');
    expect(next.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(next.text).not.toContain('data-arriving');
    await slow.close();
  });
});
