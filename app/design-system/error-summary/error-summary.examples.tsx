import { useId } from 'react';
import { Button } from '../button/button.tsx';
import type { PartExamples } from '../example.ts';
import { FieldPair, FieldStack } from '../field/field-stack.tsx';
import { TextField } from '../field/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

function RefusedForm() {
  const email = useId();
  const name = useId();
  return (
    <FieldStack>
      <ErrorSummary
        errors={[
          { field: name, message: 'Full name is required' },
          { field: email, message: 'Please enter a valid email address' },
        ]}
      />
      <FieldPair>
        <TextField id={name} label="Full name" error="Full name is required" />
        <TextField label="Phone" type="tel" optional />
      </FieldPair>
      <TextField id={email} label="Email" type="email" error="Please enter a valid email address" />
      <Button>Send</Button>
    </FieldStack>
  );
}

export const errorSummaryExamples: PartExamples = {
  part: 'Error summary',
  examples: [{ name: 'Above the form it belongs to', element: <RefusedForm /> }],
};
