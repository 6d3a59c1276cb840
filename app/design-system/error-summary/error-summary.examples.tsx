import { useId } from 'react';
import type { PartExamples } from '../example.ts';
import { TextField } from '../field/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

function RefusedForm() {
  const email = useId();
  const name = useId();
  return (
    <>
      <ErrorSummary
        errors={[
          { field: name, message: 'Full name is required' },
          { field: email, message: 'Please enter a valid email address' },
        ]}
      />
      <TextField id={name} label="Full name" error="Full name is required" />
      <TextField id={email} label="Email" type="email" error="Please enter a valid email address" />
    </>
  );
}

export const errorSummaryExamples: PartExamples = {
  part: 'Error summary',
  examples: [{ name: 'Above the form it belongs to', element: <RefusedForm /> }],
};
