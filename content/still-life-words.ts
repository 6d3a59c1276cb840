import type { mediaFiles } from './media-files.ts';

export const stillLifeWords: Readonly<Record<keyof typeof mediaFiles.stillLifes, string>> = {
  'about-1': 'A pot of geraniums, green wellington boots and a bottle of milk on a doorstep.',
  'about-2': 'A leather bag, spectacles and an open notebook with a pencil beside a hot drink.',
  'why-us-1': 'A list with every item ticked, a door key on its hook and two hot drinks.',
  'care-for-adults-1': 'Folded towels with a bar of soap, a hand mirror, a hairbrush and a walking stick.',
  'care-for-adults-2': 'A bowl of hot soup, a glass of water and a week’s pill box with one lid open.',
  'care-for-adults-3': 'Two framed photographs, a sailing boat and a wedding, beside a vase of flowers.',
  'disabilities-support-1':
    'Headphones on a folded blanket beside picture cards of a sun, a cup and a house.',
  'disabilities-support-2': 'A wheelchair and a packed satchel, ready to go.',
  'disabilities-support-3': 'A recipe in pictures, a pan, and a carrot half sliced on a chopping board.',
  'live-in-care-1': 'A teapot between two mugs, and a crossword with a pencil.',
  'live-in-care-2': 'Two armchairs face each other across a small table with two mugs.',
  'live-in-care-3': 'A made bed with a suitcase beside it, a lamp and a telephone on the cabinet.',
  'after-hospital-care-1': 'Milk, a fresh loaf, flowers in a jug and a door key on a table.',
  'after-hospital-care-2':
    'Towels and a sponge, a list with three of four items ticked, and a bag from the chemist.',
  'after-hospital-care-3': 'A walking frame, slippers and a chair under a calendar with one day circled.',
  'home-care-1': 'A boiled egg, toast in a rack, a hot drink and a radio.',
  'home-care-2': 'A lit bedside lamp, spectacles on two books, an alarm clock and a hot-water bottle.',
  'home-care-3': 'Coat pegs with a scarf and keys; below them a bag of shopping, milk and fruit.',
  'social-engagement-1': 'A song sheet, a guitar, a flat cap and a bus ticket.',
  'social-engagement-2': 'A bench by the water with flowers and a flask on it, and a yacht beyond.',
  'social-engagement-3': 'Someone waves on the screen of a tablet, beside a hand of cards and a cup of tea.',
  'supported-living-1': 'Three jars of coins marked with a house, a bus and an apple, and an open notebook.',
  'supported-living-2': 'A cycle helmet, a map with a route drawn on it, and a bowl of fruit.',
  'supported-living-3': 'Moving boxes with a plant and books, a guitar, and a door key on its hook.',
  'night-care-1': 'An armchair with a blanket, a lamp and a hot drink, and the moon in the window.',
  'night-care-2': 'A teapot and a cup, and a clock that says four in the night.',
  'night-care-3': 'A made bed under a moonlit window, with a candle in a glass and a flower beside it.',
};
