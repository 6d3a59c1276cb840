/** In the words that the licences ask for: docs/licences.md. */
export const credits = {
  title: 'Credits and Licences',
  lead: 'What this site is made with, and who we have to thank.',
  items: [
    {
      id: 'postcodes',
      title: 'Postcodes',
      text: [
        'When you check your postcode, the answer may come from a table made from Code-Point Open of the Ordnance Survey, under the Open Government Licence v3.0.',
        'Contains OS data © Crown copyright and database right 2025.',
        'Contains Royal Mail data © Royal Mail copyright and database right 2025.',
        'Contains National Statistics data © Crown copyright and database right 2025.',
      ],
      link: {
        text: 'Read the Open Government Licence',
        url: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
      },
    },
    {
      id: 'portraits',
      title: 'Portraits',
      text: [
        'The portraits are made from Open Peeps by Pablo Stanley, who gave it to the public under CC0 1.0. They show nobody in particular.',
      ],
      link: { text: 'See Open Peeps', url: 'https://www.openpeeps.com/' },
    },
    {
      id: 'letters',
      title: 'Typefaces',
      text: [
        'Headings are set in Fraunces, and everything else in Atkinson Hyperlegible Next, drawn by the Braille Institute for people with low vision. Both are under the SIL Open Font License 1.1.',
      ],
      link: { text: 'Read the Open Font License', url: 'https://openfontlicense.org' },
    },
    {
      id: 'icons',
      title: 'Icons',
      text: ['The icons are from Lucide, under the ISC License.'],
      link: { text: 'See Lucide', url: 'https://lucide.dev' },
    },
    {
      id: 'pictures',
      title: 'Pictures and films',
      text: ['The scenes and films were drawn for this site. The places in them are drawn from memory.'],
      link: null,
    },
  ],
} as const;
