import { type RefObject, useEffect, useState } from 'react';

/** Sends a form that was stopped offline once the line is back, as it stands then. */
export function useOnlineRetry(form: RefObject<HTMLFormElement | null>) {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    if (!offline) return;
    const sendNow = () => form.current?.requestSubmit();
    addEventListener('online', sendNow);
    return () => removeEventListener('online', sendNow);
  }, [form, offline]);
  return [offline, setOffline] as const;
}
