import { isIP } from 'node:net';
import * as v from 'valibot';

export const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
export const url = v.pipe(
  text,
  v.url('must be a URL, such as https://example.org'),
  v.regex(/^https?:/, 'must begin with http:// or https://'),
  v.transform((value) => value.replace(/(?<!\/)\/+$/, '')),
);
export const port = v.pipe(
  text,
  v.regex(/^\d+$/, 'must be a number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be at most 65535'),
);
export const milliseconds = (max: number, min = 1) =>
  v.pipe(
    text,
    v.regex(/^\d+$/, 'must be a whole number of milliseconds'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max} (${max / 1000} seconds)`),
  );
export const onOff = v.pipe(
  text,
  v.picklist(['on', 'off'], 'must be on or off'),
  v.transform((value) => value === 'on'),
);
export const trueFalse = v.pipe(
  text,
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((value) => value === 'true'),
);
export const emailAddress = v.pipe(text, v.email('must be an email address'));
export const urlWithScheme = (scheme: RegExp, message: string) => v.pipe(text, v.regex(scheme, message));

/** `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`, with spaces around it. */
function isAddressOrRange(value: string): boolean {
  const [address = '', bits] = value.trim().split('/', 2);
  const version = isIP(address);
  if (version === 0 || bits === undefined) return version !== 0;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

export const addresses = v.pipe(
  text,
  v.check(
    (value) => value.split(',').every(isAddressOrRange),
    'must list IP addresses or CIDR ranges, such as 10.0.0.0/8',
  ),
);

type Schema<Value> = v.GenericSchema<string, Value>;

interface Setting<Value, Absent> {
  purpose: string;
  schema: Schema<Value>;
  absent: Absent;
  example?: string;
  secret?: boolean;
}

export function setting<Value, const Absent>(definition: Setting<Value, Absent>): Setting<Value, Absent> {
  return definition;
}
