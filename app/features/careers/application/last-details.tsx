import { type MouseEvent, useEffect, useState } from 'react';
import { applicationForm as words } from '#content/application-form.yaml';
import type { FormValues } from '#domain/forms/form-result.ts';
import { browserStorage } from '~/browser/browser-storage.ts';
import { Button } from '~/design-system/button/button.tsx';
import { fillIn } from '../../forms/checking/form-fields.ts';

const lastApplication = browserStorage('sessionStorage', 'last-application');

export const offeredDetails = { 'data-offers': lastApplication.key };

/** Neither the letter nor the CV, which are for one job. */
export function keepDetails({ name, email, phone, experience }: FormValues): void {
  if (name) lastApplication.write(JSON.stringify({ name, email, phone, experience }));
}

/** Fills in nothing unasked: another person may sit at the device by now. */
export function LastDetails() {
  const [details, setDetails] = useState<string | null>(null);
  useEffect(() => setDetails(lastApplication.read()), []);
  if (details === null) return null;
  const use = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (form) fillIn(form, JSON.parse(details));
    form?.querySelector('textarea')?.focus();
  };
  return (
    <p>
      <Button type="button" variant="secondary" size="small" onClick={use}>
        {words.lastDetails}
      </Button>
    </p>
  );
}
