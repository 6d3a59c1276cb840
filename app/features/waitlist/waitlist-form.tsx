import { useState } from 'react';
import { waitlistText } from '#content/waitlist.ts';
import type { FormResult, FormToken } from '#domain/forms/form-result.ts';
import { TextField } from '~/design-system/field/text-field.tsx';
import { Notice } from '~/design-system/notice/notice.tsx';
import { FormFrame, fieldId } from '../forms/form-frame.tsx';
import { newFormToken } from '../forms/form-token.ts';
import { useCheckedForm } from '../forms/use-checked-form.tsx';
import styles from './waitlist-form.module.css';

interface Props {
  postcode: string;
  notice: string;
  noticeLink: { text: string; path: string };
  /** With the page, where it was rendered by the server. */
  token?: FormToken;
  answer?: FormResult | undefined;
}

/** "Shall we tell you when we get there?": an address to write to, once, when the area is reached. */
export default function WaitlistForm({ postcode, notice, noticeLink, token, answer: initial }: Props) {
  const [shown] = useState(() => token ?? newFormToken());
  const form = useCheckedForm({
    name: 'area-notice',
    action: '/area-notice',
    rules: (all) => all.waitlist,
    initial,
  });
  const { answer, errors } = form;
  return (
    <div className={styles.box}>
      {answer?.kind === 'accepted' ? (
        <Notice tone="success" title={waitlistText.sent} takesFocus />
      ) : (
        <>
          <h3 className={styles.title}>{waitlistText.title}</h3>
          <FormFrame
            form={form}
            name="area-notice"
            token={shown}
            submit={waitlistText.submit}
            submitting={waitlistText.submitting}
            failure={waitlistText.failed}
            notice={notice}
            noticeLink={noticeLink}
          >
            <input type="hidden" name="postcode" value={postcode} />
            <TextField
              id={fieldId('area-notice', 'email')}
              name="email"
              label={waitlistText.email}
              type="email"
              autoComplete="email"
              spellCheck={false}
              error={errors.email}
              defaultValue={answer?.values.email}
              disabled={form.pending}
              required
            />
          </FormFrame>
        </>
      )}
    </div>
  );
}
