import { type ComponentProps, useId } from 'react';
import type { PartExamples } from '../example.ts';
import { Checkbox } from './checkbox.tsx';
import { FileField } from './file-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const services = [
  { value: 'home', label: 'Home care' },
  { value: 'night', label: 'Night care' },
];

const ways = [
  { value: 'phone', label: 'By phone' },
  { value: 'email', label: 'By email', hint: 'We answer within one working day.' },
];

/** The gallery shows each example twice, and radios of one name would work as one group. */
function SampleRadios(props: Omit<ComponentProps<typeof RadioGroup>, 'name' | 'options' | 'label'>) {
  return <RadioGroup {...props} name={useId()} label="How shall we reply?" options={ways} />;
}

export const fieldExamples: PartExamples = {
  part: 'Field',
  examples: [
    { name: 'Text', element: <TextField label="Full name" autoComplete="off" /> },
    {
      name: 'Email with hint',
      element: (
        <TextField label="Email" type="email" hint="We only use it to answer you." autoComplete="off" />
      ),
    },
    {
      name: 'With an error',
      element: (
        <TextField
          label="Email"
          type="email"
          defaultValue="mary@"
          error="Please enter a valid email address"
        />
      ),
    },
    { name: 'Optional phone', element: <TextField label="Phone" type="tel" optional /> },
    { name: 'Read only', element: <TextField label="Position" readOnly value="Night carer" /> },
    {
      name: 'Several lines with a counter',
      element: <TextArea label="Your message" limit={500} hint="A few sentences are plenty." />,
    },
    {
      name: 'Over the limit',
      element: <TextArea label="Allergies" limit={20} defaultValue="Nuts, shellfish, penicillin" />,
    },
    {
      name: 'Select',
      element: <SelectField label="Service" placeholder="Select Service Required" options={services} />,
    },
    {
      name: 'Select with an error',
      element: (
        <SelectField
          label="Service"
          placeholder="Select Service Required"
          options={services}
          error="Choose one"
        />
      ),
    },
    { name: 'Checkbox', element: <Checkbox label="Tell me when you reach my area" defaultChecked /> },
    { name: 'Radio group', element: <SampleRadios defaultValue="phone" hint="Choose what suits you." /> },
    { name: 'Radio group with an error', element: <SampleRadios error="Choose how we should reply" /> },
    {
      name: 'File',
      element: (
        <FileField
          label="CV"
          accept=".pdf,.doc,.docx"
          hint="Accepted formats: PDF, DOC, DOCX (Max size: 5MB)"
        />
      ),
    },
  ],
};
