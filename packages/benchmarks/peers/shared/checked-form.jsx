'use client';
import { useState } from 'react';

const sayHydrated = (form) => {
  if (form) form.dataset.hydrated = '';
};

/** A form that the browser checks and that is sent without leaving the page; without a script it is sent as it is. */
export default function CheckedForm({ children, noValidate, action, ...rest }) {
  const [answer, setAnswer] = useState('');
  const send = async (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!form.reportValidity()) return;
    const response = await fetch(action, { method: 'POST', body: new URLSearchParams(new FormData(form)) });
    setAnswer(await response.text());
  };
  return (
    <form {...rest} action={action} onSubmit={send} ref={sayHydrated}>
      {children}
      {answer && <p role="status">{answer}</p>}
    </form>
  );
}
