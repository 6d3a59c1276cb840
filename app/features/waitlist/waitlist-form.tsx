import { waitlistText } from '#content/waitlist.yaml';
import type { FormResult } from '#domain/forms/form-result.ts';
import { formNotices } from '#domain/retention/form-notices.ts';
import { TextField } from '~/design-system/field/text-field.tsx';
import { checkedPostcode } from '../forms/checked-postcode.ts';
import { useCheckedForm } from '../forms/checking/use-checked-form.tsx';
import { CommunicationNeeds } from '../forms/communication-needs.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import styles from './waitlist-form.module.css';

interface Props {
  postcode?: string | undefined;
  heading?: 'h2' | 'h3';
  answer?: FormResult | undefined;
}

/** "Shall we tell you when we get there?": an address to write to, once, when the area is reached. */
export default function WaitlistForm({ postcode, heading: Heading = 'h3', answer }: Props) {
  const form = useCheckedForm({
    name: 'area-notice',
    action: '/area-notice',
    rules: (all) => all.waitlist,
    initial: answer,
    offer: () => ({ postcode: checkedPostcode.read() ?? '' }),
  });
  const isSent = form.answer?.kind === 'accepted';
  return (
    <div className={isSent ? styles.sent : styles.box}>
      {postcode && !isSent && <Heading className={styles.title}>{waitlistText.title}</Heading>}
      <FormFrame
        form={form}
        submit={waitlistText.submit}
        submitting={waitlistText.submitting}
        failure={waitlistText.failed}
        notice={formNotices['area-notice']}
        thanks={() => ({ title: waitlistText.sent })}
        labels={{ postcode: waitlistText.postcode, email: waitlistText.email }}
      >
        {postcode ? (
          <input type="hidden" name="postcode" value={postcode} />
        ) : (
          <TextField
            {...form.field('postcode')}
            label={waitlistText.postcode}
            autoComplete="postal-code"
            autoCapitalize="characters"
            spellCheck={false}
            disabled={form.pending}
          />
        )}
        <TextField
          {...form.field('email')}
          label={waitlistText.email}
          type="email"
          autoComplete="email"
          spellCheck={false}
          disabled={form.pending}
        />
        <CommunicationNeeds form={form} />
      </FormFrame>
    </div>
  );
}
WaitlistForm.displayName = 'waitlist-form';
