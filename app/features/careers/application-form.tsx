import { CommunicationNeeds } from '../forms/communication-needs.tsx';
import { type ApplicationProps, ApplyForm } from './apply-form.tsx';

/** On a page of its own the application also works without scripting. */
export default function ApplicationForm(props: ApplicationProps) {
  return <ApplyForm {...props} Needs={CommunicationNeeds} />;
}
ApplicationForm.displayName = 'application-form';
