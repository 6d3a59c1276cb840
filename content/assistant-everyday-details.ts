import { lifestylePage } from '#content/lifestyle.yaml';
import { lifestyleServices } from '#content/lifestyle-services.yaml';
import { prices } from '#content/prices.yaml';
import { noPrice, office, workOutAWeek } from './assistant-answers.ts';
import { type PageDetail, priceWords } from './assistant-care-details.ts';
import { hourSentence } from './price-words.ts';

const howWeTravel = 'We go by bus, train, taxi or on foot. It is available now.';

/** Questions about everyday help. */
export const everydayDetails: readonly PageDetail[] = [
  {
    pages: ['/lifestyle', ...lifestyleServices.map(({ id }) => `/lifestyle#${id}`)],
    words: priceWords,
    answer: prices
      ? `${hourSentence(prices)} You pay for the time we spend with you, plus anything we buy for you at the price on the receipt. ${workOutAWeek}`
      : `${noPrice} ${lifestylePage.paying.text}`,
  },
  {
    pages: ['/lifestyle#household-support', '/lifestyle#companionship'],
    words: 'garden, gardening, lawn, hedge, weed, grass',
    answer: `Light jobs in the garden with you: yes. Heavy gardening is not something our carers do. ${office}`,
  },
  {
    pages: ['/lifestyle#household-support'],
    words:
      'bring their own, bring your own, own hoover, hoover or, cleaning things, cleaning stuff, cleaning product, supply, provide the, mop, bleach, vacuum',
    answer: `We use your hoover and your cleaning things, and put them back where they live. What if something is missing? Tell us when we plan it with you. ${office}`,
  },
  {
    pages: ['/lifestyle#shopping-and-errands'],
    words:
      'come along, go along, go too, come too, along with, go with, come with, take her, take him, take me, take us',
    answer: `Yes, either way: someone shops from a list, or goes along and carries. ${howWeTravel}`,
  },
  {
    pages: ['/lifestyle#travel-assistance', '/lifestyle#shopping-and-errands'],
    words:
      'drive me, drive us, drive her, drive him, drive mum, drive dad, driver, run me, run us, a lift, by car, own car, their car, your car, drop me, pick me up',
    answer: `Someone can go with you, there and back, by bus, train or taxi, or on foot. I do not know whether a carer near you could drive you: this site does not say. ${office}`,
  },
  {
    pages: [
      '/lifestyle#travel-assistance',
      '/lifestyle#companionship',
      '/social-engagement',
      '/lifestyle#event-support',
    ],
    words: 'church, mass, chapel, mosque, temple, synagogue, gurdwara, worship',
    answer: `Yes, someone can go with you, stay beside you, and bring you home again, once or every week. ${howWeTravel}`,
  },
  {
    pages: ['/lifestyle#household-support'],
    words: 'oven, deep clean, window, carpet, decorate, paint, attic, loft',
    answer: `We keep kitchens and bathrooms clean, and the rest of the house tidy. For an oven or another heavy job, ask the office first. ${office}`,
  },
  {
    pages: ['/lifestyle#everyday-assistance', '/care-for-adults', '/home-care', '/live-in-care'],
    words:
      'halal, kosher, vegetarian, vegan, diabetic food, gluten, caribbean food, indian food, diet, cook, cook one, curry, roast, bake, home made',
    answer: `Yes. We cook what you like in your own kitchen, in the way that your faith or your diet asks. Tell us what matters when we plan it with you.`,
  },
];
