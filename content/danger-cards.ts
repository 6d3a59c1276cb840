import { councils } from '#content/area.yaml';
import type { Council } from '#domain/content/area.ts';

export interface HelpLine {
  label: string;
  display: string;
  /** `tel:`, or an office's page if its number could not be verified. */
  url: string;
  note: string;
}

export interface DangerCard {
  title: string;
  text: string;
  lines: readonly HelpLine[];
  /** Where a person may be watched: a way off the page, to one that gives nothing away. */
  safety?: { question: string; leave: { text: string; url: string } };
}

const telephone = (label: string, display: string, note: string): HelpLine => ({
  label,
  display,
  url: `tel:${display.replaceAll(' ', '')}`,
  note,
});

const councilLine = ({ name, url, safeguarding }: Council): HelpLine =>
  safeguarding
    ? telephone(name, safeguarding.display, safeguarding.note)
    : {
        label: name,
        display: new URL(url).hostname.replace(/^www\./, ''),
        url,
        note: 'Adult safeguarding: look for “report a concern about an adult”.',
      };

const emergencyLine = telephone('Emergency', '999', 'Ambulance, police or fire. Free, day and night.');
export const childHelp = {
  child: telephone('Childline', '0800 1111', 'If you are under 18. Free, day and night.'),
  adult: telephone('NSPCC', '0808 800 5000', 'If you are worried about a child.'),
};
// Refuge (nationaldahelpline.org.uk), Respect (mensadviceline.org.uk) and Unseen (modernslaveryhelpline.org).
const domesticAbuseLine = telephone(
  'National Domestic Abuse Helpline',
  '0808 2000 247',
  'For women, and for whoever is worried about one. Free, day and night.',
);
const mensLine = telephone('Men’s Advice Line', '0808 801 0327', 'For men. Free, on weekdays.');
const slaveryLine = telephone(
  'Modern Slavery Helpline',
  '08000 121 700',
  'Free, on every day of the year, in many languages. You need not give your name.',
);
export const councilLines = councils.map(councilLine);
// The National Gas Emergency Service, for gas and for carbon monoxide (hse.gov.uk/gas/domestic/faqs.htm).
const gasLine = telephone(
  'Gas emergency',
  '0800 111 999',
  'If nobody is ill or trapped. Free, day and night.',
);
const nhsLine = telephone('NHS', '111', 'Urgent medical advice. Free, day and night.');

const safety = {
  question: 'Is it safe to read this here?',
  leave: { text: 'Leave this page now', url: 'https://www.bbc.co.uk/weather' },
};

/** A card for each kind of danger that the assistant detects. */
export const dangerCards = {
  emergency: {
    title: 'If this is happening now, call 999',
    text: 'Ask for the ambulance, police or fire service, and do what they tell you. Nobody can send help from this website. If someone is ill and it is not life-threatening, NHS 111 will tell you what to do.',
    lines: [emergencyLine, nhsLine],
  },
  gas: {
    title: 'Go outside first, then ring',
    text: 'Open doors and windows on the way if you can. Touch no switches, light nothing, and use your telephone only once you are outside. Stay out until they say that it is safe. The same goes for a carbon monoxide alarm. If anyone feels ill, has passed out or cannot get out: 999. Nobody can send help from this website.',
    lines: [gasLine, emergencyLine],
  },
  fire: {
    title: 'Get out, stay out, and call 999',
    text: 'Ask for the fire service once you are outside. Close doors behind you, use no lift, and go back for nothing. If you cannot get out, go to a room with a window, close its door and tell 999 where you are. Nobody can send help from this website.',
    lines: [emergencyLine],
  },
  missing: {
    title: 'If someone who may not be safe is missing, call 999',
    text: 'Ask for the police. You do not have to wait, and you do not have to be sure. Tell them if the person has dementia or needs medicines, what they are wearing and where they were last seen. If you can, let someone stay where they live, in case they come back. Nobody can send help from this website.',
    lines: [emergencyLine],
  },
  selfHarm: {
    title: 'You do not have to face this alone',
    text: 'If someone is about to be hurt, or already is, call 999 now. If you are thinking about ending your life or harming yourself, or are worried about someone who is, these people will listen at any hour.',
    lines: [
      emergencyLine,
      telephone('Samaritans', '116 123', 'Someone to talk to. Free, day and night.'),
      telephone('NHS', '111', 'Choose the mental health option. Free, day and night.'),
      childHelp.child,
    ],
  },
  safeguarding: {
    title: 'Nobody should be hurt, frightened or robbed',
    text: 'If someone is in danger now, call 999. Otherwise tell the adult-safeguarding team of the council where the person lives. You do not need proof, and you need not give your name.',
    lines: [emergencyLine, childHelp.child, ...councilLines, childHelp.adult],
  },
  partner: {
    title: 'Nobody may hurt or frighten you at home',
    text: 'If you are in danger now, call 999. If you cannot speak, press 55 when you are asked to, on a mobile telephone. On other days these people listen, believe you, and help you to plan. If you need care from others, your council’s adult-safeguarding team helps, too.',
    lines: [emergencyLine, domesticAbuseLine, mensLine, ...councilLines],
    safety,
  },
  forcedWork: {
    title: 'Nobody may keep your passport or your pay',
    text: 'If you are in danger now, call 999. The helpline tells you what you can do, and decides nothing without you. You can also ring for someone else. It is not the police and not the Home Office.',
    lines: [emergencyLine, slaveryLine],
  },
  control: {
    title: 'Nobody may rule your life for you',
    text: 'Coercive control is a crime. If you are in danger now, call 999. If you cannot speak, press 55 when you are asked to, on a mobile telephone. On other days these people listen, believe you, and help you to plan.',
    lines: [emergencyLine, domesticAbuseLine, mensLine, ...councilLines],
    safety,
  },
} satisfies Record<string, DangerCard>;

type LinePart = string | { text: string; url: string };

const call999 = { text: '999', url: emergencyLine.url };

const abuseLine = [
  'If someone hurts or frightens you: ',
  { text: `National Domestic Abuse Helpline ${domesticAbuseLine.display}`, url: domesticAbuseLine.url },
  ', day and night. If you are in danger now: ',
  call999,
  '.',
] satisfies readonly LinePart[];

/** One calm line under an answer, where danger is possible and not likely. */
export const calmLines = {
  emergency: [
    'If someone may be in danger: ',
    call999,
    '. For urgent medical advice, day and night: ',
    { text: 'NHS 111', url: nhsLine.url },
    '.',
  ],
  gas: [
    'If you smell gas or an alarm sounds: go outside, then ring ',
    { text: gasLine.display, url: gasLine.url },
    '. If anyone feels ill: ',
    call999,
    '.',
  ],
  fire: ['If something is burning: get out, stay out, and call ', call999, '.'],
  missing: ['If someone who may not be safe is missing: ', call999, ', and ask for the police.'],
  selfHarm: [
    'If someone may be in danger: ',
    call999,
    '. To talk at any hour: ',
    { text: 'Samaritans 116 123', url: 'tel:116123' },
    '.',
  ],
  safeguarding: [
    'If someone may be hurt, neglected or robbed: ',
    { text: 'who to tell at the council', url: '/safeguarding' },
    '. If someone is in danger now: ',
    call999,
    '. If you are under 18: ',
    { text: `Childline ${childHelp.child.display}`, url: childHelp.child.url },
    '.',
  ],
  partner: abuseLine,
  control: abuseLine,
  forcedWork: [
    'If someone keeps your passport or your pay: ',
    { text: `Modern Slavery Helpline ${slaveryLine.display}`, url: slaveryLine.url },
    '. If you are in danger now: ',
    call999,
    '.',
  ],
} satisfies Record<string, readonly LinePart[]>;
