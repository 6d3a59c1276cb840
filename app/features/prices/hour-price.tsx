import { hourLink, pricesLink, sampleMark } from '#content/price-words.yaml';
import { prices } from '#domain/prices/current-prices.ts';
import { pounds } from '#domain/prices/pounds.ts';
import { fill } from '#domain/text/fill.ts';
import { TextLink } from '~/design-system/text-link/text-link.tsx';

export function HourPrice() {
  if (!prices) return null;
  return (
    <div>
      <TextLink to={pricesLink.path}>{fill(hourLink, { price: pounds(prices.hour.day) })}</TextLink>{' '}
      {prices.sample && <small>{sampleMark}</small>}
    </div>
  );
}
