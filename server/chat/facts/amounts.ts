const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ONES = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const NUMBER = [...TENS, ...ONES, 'hundred', 'thousand'].join('|');
const IN_WORDS = new RegExp(`\\b(?:${NUMBER})(?:(?: and |[ -])(?:${NUMBER})){0,6}\\b`, 'gi');

const MONEY =
  /[£€$]\s?\d[\d,]{0,12}(?:\.\d{1,2})?|\b\d[\d,]{0,12}(?:\.\d{1,2})?\s?(?:pounds?|quid|pence|p\b|euros?|dollars?|(?:an?|per|\/) ?(?:hours?|hr|week|night|visit|mile)\b)/gi;

function numberOf(words: string): number {
  let [sum, part] = [0, 0];
  for (const word of words.toLowerCase().split(/[^a-z]+/)) {
    if (word === 'hundred') part = (part || 1) * 100;
    else if (word === 'thousand') [sum, part] = [sum + (part || 1) * 1000, 0];
    else part += ONES.indexOf(word) + 1 || (TENS.indexOf(word) + 2 || 0) * 10 * Number(TENS.includes(word));
  }
  return sum + part;
}

export const amountsIn = (text: string): string[] =>
  (text.replace(IN_WORDS, (words) => String(numberOf(words))).match(MONEY) ?? []).map((amount) =>
    amount.replace(/[^\d.]/g, '').replace(/\.(?:00)?$/, ''),
  );
