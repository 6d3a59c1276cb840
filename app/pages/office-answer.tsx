import { damagedLink } from '#content/mail-links.yaml';
import { morningLetterWords } from '#content/mails/morning-letter.yaml';
import { outcomeWords, officeAnswer as words } from '#content/outcomes.yaml';
import type { MailLinkOutcome } from '#domain/forms/form-outcome.ts';
import { fill } from '#domain/text/fill.ts';
import { timeInWords } from '#domain/time/day-words.ts';
import { dayInWords } from '#domain/time/days-in-words.ts';
import { londonMoment } from '#domain/time/london-time.ts';
import type { AnswerView } from '#server/follow-up/office-answers.ts';
import { noindexMetadata } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import type { HttpOutcome } from '~/features/forms/answers/http-status.ts';
import { readFields } from '~/features/forms/answers/receive-form.ts';
import { DeadLinkPage, tokenIn } from '~/features/mail-links/mail-link-page.tsx';
import { OfficeAnswerView, type Press } from '~/features/mail-links/office-answer-view.tsx';
import { cookieOf, markOf } from '~/features/mail-links/office-cookie.ts';
import type { Visit } from '~/visit.ts';

/** The page of a button in the office's mail: it asks, and changes nothing before its own button is pressed. */
export async function officeAnswer(visit: Visit) {
  return renderView(visit, await visit.services.officeAnswers.look(tokenIn(visit.url), markOf(visit)));
}

export async function pressOfficeAnswer(visit: Visit) {
  const fields = await readFields(visit.request);
  const { press = '', seen = '', rung = '', meetingOn = '', challenge = '', code = '' } = fields;
  const { mark, ...view } = await visit.services.officeAnswers.press(tokenIn(visit.url), {
    isUndo: press === 'undo',
    seen,
    inTime: rung !== 'later',
    meetingOn,
    browser: { mark: markOf(visit), challenge, code },
  });
  const response = renderView(visit, view, { press, seen, rung, meetingOn });
  if (mark) response.headers.append('set-cookie', cookieOf(mark, visit));
  return response;
}

const DEAD = {
  damaged: { page: damagedLink, outcome: { kind: 'damaged' } },
  deleted: { page: words.deleted, outcome: { kind: 'closed' } },
  failed: {
    page: { ...words.deleted, title: words.page.failedTitle, text: words.page.failed },
    outcome: { kind: 'failed' },
  },
} as const;

function titleOf(view: AnswerView): MailLinkOutcome {
  if (view.kind === 'code') return { kind: view.asked.step === 'sent' ? 'unknown' : 'failed' };
  const isDone = view.kind === 'chosen' || (view.kind === 'question' && view.note === 'undone');
  return { kind: isDone ? 'done' : 'unknown' };
}

function outcomeOf(view: AnswerView): HttpOutcome {
  if (view.kind !== 'code' || view.asked.step === 'sent') return { kind: 'done' };
  return view.asked.step === 'too-often' ? { ...view.asked, kind: 'rate-limited' } : { kind: 'invalid' };
}

function renderView(visit: Visit, view: AnswerView, press?: Press): Response {
  const options = { page: import.meta.url, cache: 'notStored' } as const;
  if (!('reference' in view)) {
    const { page, outcome } = DEAD[view.kind];
    const metadata = noindexMetadata(page.title, page.text);
    return render(visit, <DeadLinkPage {...page} />, { ...options, metadata, outcome });
  }
  const { kind, at } = view.received;
  const received = fill(words.page.received, { kind: morningLetterWords.kinds[kind], at: momentInWords(at) });
  const title = fill(words.page.title, { reference: view.reference });
  return render(
    visit,
    <OfficeAnswerView
      {...{ view, received, press }}
      times={timesIn(view)}
      words={words}
      states={outcomeWords}
    />,
    {
      ...options,
      metadata: noindexMetadata(title, title),
      answer: press && titleOf(view),
      outcome: outcomeOf(view),
    },
  );
}

function timesIn(view: Extract<AnswerView, { reference: string }>) {
  if (view.kind === 'code')
    return { at: '', until: clockTime('until' in view.asked ? view.asked.until : null), meeting: '' };
  const until = view.kind === 'chosen' ? view.undoUntil : null;
  const { at, meetingOn } = view.current ?? {};
  return { at: momentInWords(at), until: clockTime(until), meeting: meetingOn ? dayInWords(meetingOn) : '' };
}

function momentInWords(at: Date | undefined): string {
  return at ? `${dayInWords(londonMoment(at).date)}, ${clockTime(at)}` : '';
}

function clockTime(at: Date | null): string {
  if (!at) return '';
  const { minutes } = londonMoment(at);
  return timeInWords(`${Math.floor(minutes / 60)}:${minutes % 60}`);
}
