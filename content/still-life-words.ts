import type { mediaFiles } from './media-files.ts';

export const stillLifeWords: Readonly<Record<keyof typeof mediaFiles.stillLifes, string>> = {
  'about-1': 'A pot of geraniums, green wellington boots and a bottle of milk on a doorstep.',
  'about-2': 'A doctor with spectacles writes in a notebook, her leather bag and a hot drink beside her.',
  'why-us-1': 'A list with every item ticked, a door key on its hook and two hot drinks.',
  'care-for-adults-1': 'Folded towels with a bar of soap, a hand mirror, a hairbrush and a walking stick.',
  'care-for-adults-2': 'A carer puts a glass of water down beside a bowl of soup and a week’s pill box.',
  'care-for-adults-3': 'Two framed photographs, a sailing boat and a wedding, beside a vase of flowers.',
  'disabilities-support-1':
    'Headphones on a folded blanket beside picture cards of a sun, a cup and a house.',
  'disabilities-support-2': 'A wheelchair and a packed satchel, ready to go.',
  'disabilities-support-3':
    'A young man with a hearing aid slices a carrot, a recipe in pictures before him.',
  'live-in-care-1': 'A man and a carer at a table with a teapot, two mugs and a crossword.',
  'live-in-care-2': 'Two armchairs face each other across a small table with two mugs.',
  'live-in-care-3': 'A made bed with a suitcase beside it, a lamp and a telephone on the cabinet.',
  'after-hospital-care-1': 'A carer in a coat wet from the rain puts bread, milk and flowers on a table.',
  'after-hospital-care-2':
    'Towels and a sponge, a list with three of four items ticked, and a bag from the chemist.',
  'after-hospital-care-3': 'A walking frame, slippers and a chair under a calendar with one day circled.',
  'home-care-1': 'A carer brings a hot drink to a breakfast of a boiled egg and toast.',
  'home-care-2': 'A lit bedside lamp, spectacles on two books, an alarm clock and a hot-water bottle.',
  'home-care-3': 'Coat pegs with a scarf and keys; below them a bag of shopping, milk and fruit.',
  'social-engagement-1': 'A song sheet, a guitar, a flat cap and a bus ticket.',
  'social-engagement-2': 'A bench by the water with flowers and a flask on it, and a yacht beyond.',
  'social-engagement-3': 'A woman waves to someone on the screen of a tablet, cards and tea before her.',
  'supported-living-1': 'Three jars of coins marked with a house, a bus and an apple, and an open notebook.',
  'supported-living-2': 'A young man looks at a map with a route on it, between a cycle helmet and fruit.',
  'supported-living-3': 'Moving boxes with a plant and books, a guitar, and a door key on its hook.',
  'night-care-1': 'An armchair with a blanket, a lamp and a hot drink, and the moon in the window.',
  'night-care-2': 'A carer with a cup of tea beside a clock that says four in the night.',
  'night-care-3': 'A made bed under a moonlit window, with a candle in a glass and a flower beside it.',
};
