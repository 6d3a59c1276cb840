import {
  asksWhenRung,
  mayBecome,
  type Outcome,
  type OutcomeState,
  undoUntil,
  whenRung,
} from '#domain/follow-up/outcome.ts';
import { isDay } from '#domain/time/wall-clock.ts';
import type { Log } from '../logging.ts';
import { followLink } from '../submissions/follow-link.ts';
import type {
  Outcomes,
  StoredSubmission,
  SubmissionKind,
  Submissions,
} from '../submissions/submission-store.ts';
import type { BrowserClaim, BrowserMark, CodeAnswer, OfficeBrowsers } from './office-browsers.ts';
import type { OutcomeLink, OutcomeLinks } from './outcome-links.ts';

interface Marked {
  reference: string;
  received: { kind: SubmissionKind; at: Date };
}

/** No view says more of a submission than its reference, kind and time, and to the office's browsers its outcome. */
export type AnswerView =
  | { kind: 'damaged' | 'deleted' | 'failed' }
  | (Marked & { kind: 'code'; asked: CodeAnswer })
  | (Marked & { kind: 'final'; current: OutcomeState })
  | (Marked & { kind: 'chosen'; current: OutcomeState; undoUntil: Date | null })
  | (Marked & {
      kind: 'question';
      chosen: Outcome;
      current: OutcomeState | null;
      /** Sent back with the press: the outcome that the question was asked about. */
      seen: string;
      note: Note | null;
      /** Set for a call whose half hour is over. */
      asksWhenRung: boolean;
    });

type Note = 'changed-meanwhile' | 'undone' | 'no-date';

interface Press {
  /** To what was before the link's outcome, within an hour. */
  isUndo: boolean;
  seen: string;
  /** Says of a call whose half hour is over that it was rung by then. */
  inTime: boolean;
  meetingOn?: string;
  browser: BrowserClaim;
}

/** With the mark of a browser that has just become known. */
type Pressed = AnswerView & { mark?: BrowserMark };

/** The links in the office's mails. No method rejects: a fault is in the log, and the view is `failed`. */
export interface OfficeAnswers {
  /** Changes nothing: programs that read mail open every link. */
  look(token: string, mark: string): Promise<AnswerView>;
  /** A stranger may have the link, by a reply that quotes it: a browser that is not known is asked for a code first. */
  press(token: string, press: Press): Promise<Pressed>;
}

export interface OfficeAnswersOptions {
  submissions: Pick<Submissions, 'find'> & Pick<Outcomes, 'setOutcome'>;
  links: Pick<OutcomeLinks, 'read'>;
  browsers: OfficeBrowsers;
  log: Log;
  now?: () => Date;
}

interface Linked {
  link: OutcomeLink;
  submission: StoredSubmission;
}

export function createOfficeAnswers(options: OfficeAnswersOptions): OfficeAnswers {
  const { submissions, links, browsers, log, now = () => new Date() } = options;

  function open<View extends AnswerView>(
    token: string,
    then: (linked: Linked) => Promise<View>,
  ): Promise<View | AnswerView> {
    const failure = 'An outcome could not be read or stored; the office was told so.';
    return followLink(links.read(token), (link) => openLink(link, then), log, failure);
  }

  async function openLink<View extends AnswerView>(
    link: OutcomeLink,
    then: (linked: Linked) => Promise<View>,
  ): Promise<View | AnswerView> {
    const [submission] = await submissions.find({ key: link.reference, limit: 1 });
    const isGone = !submission || link.expires <= now() || submission.deleteAfter <= now();
    return isGone ? { kind: 'deleted' } : then({ link, submission });
  }

  function viewOf({ link, submission }: Linked): AnswerView {
    const marked = markedOf(submission);
    const { outcome: chosen } = link;
    const { outcome: current } = submission;
    const until = current && undoUntil(current, now());
    // Another date may be agreed later.
    if (current?.outcome === chosen && (until || chosen !== 'date-agreed'))
      return { kind: 'chosen', ...marked, current, undoUntil: until };
    if (current && !mayBecome(chosen, current, now())) return { kind: 'final', ...marked, current };
    const asked = { seen: stamp(current), note: null, asksWhenRung: asksWhenRung(submission, chosen, now()) };
    return { kind: 'question', ...marked, chosen, current, ...asked };
  }

  function viewForStranger({ link, submission }: Linked): AnswerView {
    const asks = asksWhenRung({ ...submission, outcome: null }, link.outcome, now());
    const nothing = { current: null, seen: stamp(null), note: null, asksWhenRung: asks };
    return { kind: 'question', ...markedOf(submission), chosen: link.outcome, ...nothing };
  }

  async function viewAfter({ link }: Linked, note: Note): Promise<AnswerView> {
    const view = await openLink(link, async (linked) => viewOf(linked));
    return view.kind === 'question' ? { ...view, note } : view;
  }

  async function mark(linked: Linked, { seen, inTime, meetingOn = '' }: Press): Promise<AnswerView> {
    const { link, submission } = linked;
    const view = viewOf(linked);
    if (view.kind !== 'question') return view;
    if (view.seen !== seen) return { ...view, note: 'changed-meanwhile' };
    const { outcome } = link;
    const at = now();
    if (outcome === 'date-agreed' && !isDay(meetingOn)) return { ...view, note: 'no-date' };
    const more = {
      ...whenRung(submission, outcome, { inTime, now: at }),
      ...(outcome === 'date-agreed' && { meetingOn }),
    };
    await submissions.setOutcome(submission.id, { outcome, at, by: 'office', ...more }, submission.outcome);
    return viewAfter(linked, 'changed-meanwhile');
  }

  async function undo(linked: Linked): Promise<AnswerView> {
    const { submission } = linked;
    const view = viewOf(linked);
    if (view.kind !== 'chosen' || view.undoUntil === null) return view;
    await submissions.setOutcome(submission.id, earlierOf(submission, view.current), view.current);
    return viewAfter(linked, 'undone');
  }

  return {
    look: (token, known) =>
      open(token, async (linked) => (browsers.knows(known) ? viewOf(linked) : viewForStranger(linked))),

    press: (token, press) =>
      open<Pressed>(token, async (linked) => {
        const { isUndo, browser } = press;
        const act = () => (isUndo ? undo(linked) : mark(linked, press));
        if (browsers.knows(browser.mark)) return act();
        const asked = await browsers.ask(linked.submission, browser);
        if (asked) return { kind: 'code', ...markedOf(linked.submission), asked };
        return { ...(await act()), mark: browsers.mark() };
      }),
  };
}

function markedOf({ reference, kind, receivedAt }: StoredSubmission): Marked {
  return { reference, received: { kind, at: receivedAt } };
}

function earlierOf(
  { outcomeBefore }: Pick<StoredSubmission, 'outcomeBefore'>,
  current: OutcomeState,
): OutcomeState | null {
  return outcomeBefore && outcomeBefore.at < current.at ? outcomeBefore : null;
}

function stamp(state: OutcomeState | null): string {
  return state ? `${state.outcome}.${state.at.getTime()}` : '';
}
