import * as v from 'valibot';
import { texts } from '../kinds.ts';

const rule = v.strictObject({
  postcodes: v.pipe(
    texts(0, 1000, 'A postcode'),
    v.title('Postcodes'),
    v.description('Or beginnings of them, such as SO14.'),
  ),
  counties: v.pipe(texts(0, 1000, 'A county'), v.title('Counties')),
  districts: v.pipe(
    texts(0, 1000, 'A town or district'),
    v.title('Towns and districts'),
    v.description('As the public postcode service calls them.'),
  ),
  policeAreas: v.pipe(texts(0, 1000, 'A police area'), v.title('Police areas')),
});

export type CoverageRule = v.InferOutput<typeof rule>;

export const coverage = v.pipe(
  v.strictObject({
    home: v.pipe(rule, v.title('Home page')),
    services: v.pipe(rule, v.title('Pages of services')),
  }),
  v.title('Where we come'),
  v.description('The postcode check says “yes” where one of these lists has the place.'),
);

export type CoverageArea = keyof v.InferOutput<typeof coverage>;
