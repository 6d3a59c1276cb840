import * as v from 'valibot';
import { postcode, text, url } from '../kinds.ts';

/** With its number for adult safeguarding, if it is known. */
const council = v.pipe(
  v.strictObject({
    name: text,
    url,
    safeguarding: v.pipe(
      v.nullable(
        v.strictObject({
          display: v.pipe(text, v.title('Telephone')),
          note: v.pipe(
            text,
            v.title('For what and for whom'),
            v.examples(['Adult social care, for people in Norwich.']),
          ),
        }),
      ),
      v.title('Adult safeguarding'),
    ),
  }),
  v.title('A council'),
);

export const area = v.pipe(
  v.strictObject({
    short: v.pipe(text, v.title('In one word'), v.examples(['Norfolk'])),
    full: v.pipe(
      text,
      v.title('In full, the most important first'),
      v.examples(['Norwich, Norfolk and Suffolk']),
    ),
    around: v.pipe(text, v.title('Around the town of the office')),
    answer: v.pipe(text, v.title('The answer to “Do you come to where I live?”')),
    postcode: v.pipe(postcode, v.title('A postcode that is covered, as an example')),
    partly: v.pipe(v.nullable(text), v.title('Where only some services come')),
    councils: v.pipe(
      v.array(council, 'must be a list, with a hyphen before each council'),
      v.title('Councils'),
    ),
    placeWords: v.pipe(
      v.strictObject({
        towns: v.pipe(text, v.title('Towns, as people write them')),
        hospitals: v.pipe(text, v.title('Hospitals, as people write them')),
      }),
      v.title('Names that people ask about'),
      v.description('By these the assistant and the search know that someone asks about the area.'),
    ),
  }),
  v.title('The area, in words'),
  v.description('How sentences name the places where care is given.'),
);
