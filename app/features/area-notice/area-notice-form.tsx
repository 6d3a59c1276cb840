import { useState } from 'react';
import { TextField } from '~/design-system/field/text-field.tsx';
import { Notice } from '~/design-system/notice/notice.tsx';
import type { FormAnswer, FormTicket } from '../forms/answer.ts';
import type { CheckFields } from '../forms/field-check.ts';
import { FormFrame, fieldId } from '../forms/form-frame.tsx';
import { freshTicket } from '../forms/ticket.ts';
import { useCheckedForm } from '../forms/use-checked-form.tsx';
import styles from './area-notice-form.module.css';
import { areaNoticeText } from './copy.ts';

interface Props {
  postcode: string;
  notice: string;
  noticeLink: { text: string; path: string };
  /** With the page, where it was rendered by the server. */
  ticket?: FormTicket;
  answer?: FormAnswer | undefined;
}

const loadCheck = (): Promise<CheckFields> =>
  import('./check-area-notice.ts').then(({ checkAreaNotice }) => checkAreaNotice);

/** "Shall we tell you when we get there?": an address to write to, once, when the area is reached. */
export function AreaNoticeForm({ postcode, notice, noticeLink, ticket, answer: initial }: Props) {
  const [shown] = useState(() => ticket ?? freshTicket());
  const form = useCheckedForm({ name: 'area-notice', action: '/area-notice', loadCheck, initial });
  const { answer, errors } = form;
  return (
    <div className={styles.box}>
      {answer?.status === 'accepted' ? (
        <Notice tone="success" title={areaNoticeText.sent} takesFocus />
      ) : (
        <>
          <h3 className={styles.title}>{areaNoticeText.title}</h3>
          <FormFrame
            form={form}
            name="area-notice"
            ticket={shown}
            submit={areaNoticeText.submit}
            submitting={areaNoticeText.submitting}
            failure={areaNoticeText.failed}
            notice={notice}
            noticeLink={noticeLink}
          >
            <input type="hidden" name="postcode" value={postcode} />
            <TextField
              id={fieldId('area-notice', 'email')}
              name="email"
              label={areaNoticeText.email}
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
