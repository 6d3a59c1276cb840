import { describe, expect, it } from 'vitest';
import { about } from '#content/about.yaml';
import { collectionPages } from '#content/articles.yaml';
import { assistant } from '#content/assistant.yaml';
import { brand } from '#content/brand.yaml';
import { careers } from '#content/careers.yaml';
import { contact } from '#content/contact.yaml';
import { film } from '#content/film.yaml';
import { testimonials } from '#content/testimonials.yaml';
import { whyUs } from '#content/why-us.yaml';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

describe('home', () => {
  it('has a film whose captions follow one another, each told in the transcript', () => {
    let last = 0;
    for (const [index, caption] of film.captions.entries()) {
      expect(caption.start).toBeGreaterThanOrEqual(last);
      expect(caption.end).toBeGreaterThan(caption.start);
      last = caption.end;
      expect(film.transcript[index]).toContain(caption.text);
    }
  });
});

describe('About Us', () => {
  it('has three technology cards and three values', () => {
    expect(titles(about.technology.cards)).toEqual([
      'Real-Time Monitoring',
      'Digital Care Plans',
      'Smart Scheduling',
    ]);
    expect(about.values.cards).toHaveLength(3);
  });
});

describe('Why Choose Us', () => {
  it('has the nine benefits in order', () => {
    expect(whyUs.hero.title).toBe('Your Everyday Ally');
    expect(titles(whyUs.benefits)).toEqual([
      'Dependable Service',
      'Customised Solutions',
      'Friendly Professionals',
      'Transparent Pricing',
      'Tailored Care',
      'Experienced Team',
      'Commitment to Quality',
      'Peace of Mind',
      'Flexibility',
    ]);
    expect(whyUs.callToAction.title).toBe('Ready to Transform Your Support?');
  });

  describeAsShipped(() => {
    it('has three testimonials with five stars', () => {
      expect(testimonials.slice(0, 3).map(({ stars }) => stars)).toEqual([5, 5, 5]);
    });
  });

  it('has a source beside each testimonial', () => {
    for (const { source } of testimonials) expect(source).not.toBe('');
  });
});

describe('contact', () => {
  it('has the sentences of success and failure', () => {
    expect(contact.hero.title).toBe('Get In Touch');
    expect(contact.form).toMatchObject({
      title: 'Send Us a Message',
      servicePlaceholder: 'Select Service Required',
      submitting: 'Sending...',
      emptyPhone: 'Not provided',
      emptyService: 'Not specified',
      success: {
        alert: 'Your message has been sent! We will be in touch shortly.',
        inline: 'Your message has been sent successfully!',
      },
      failure: {
        alert: 'Sorry, there was an error sending your message. Please try again later.',
        inline: 'Failed to send message. Please try again later.',
      },
    });
  });
});

describe('careers', () => {
  it('has the six benefits in order', () => {
    expect(careers.hero.subtitle).toBe(`${brand.name} Careers`);
    expect(titles(careers.benefits)).toEqual([
      'Meaningful Work',
      'Professional Development',
      'Supportive Team',
      'Work-Life Balance',
      'Recognition & Rewards',
      'Positive Culture',
    ]);
  });
});

describe('the assistant', () => {
  it('has its heading and three greetings', () => {
    expect(`${assistant.title} / ${assistant.subtitle}`).toBe('AI Care Assistant / Your Virtual Assistant');
    expect(assistant.greetings).toHaveLength(3);
    expect(assistant.greetings[0]).toContain(brand.assistantName);
  });
});

describe('small pages and panels', () => {
  it('have their empty texts', () => {
    const { news, 'useful-information': usefulInformation } = collectionPages;
    expect(news.title).toBe('Latest News & Updates');
    expect(news.empty.title).toBe('No News Available Yet');
    expect(usefulInformation.empty.title).toBe('Content Coming Soon');
  });
});
