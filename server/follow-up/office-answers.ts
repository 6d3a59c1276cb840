import { mayChange, type Outcome, type OutcomeState, undoUntil } from '#domain/follow-up/outcome.ts';
import type { Log } from '../logging.ts';
import { followLink } from '../submissions/follow-link.ts';
import type { StoredSubmission, SubmissionKind, SubmissionStore } from '../submissions/submission-store.ts';
import type { Asked, BrowserClaim, BrowserMark, OfficeBrowsers } from './office-browsers.ts';
import type { OutcomeLink, OutcomeLinks } from './outcome-links.ts';

interface Marked {
  reference: string;
  received: { kind: SubmissionKind; at: Date };
}

/** No view says more of a submission than its reference, kind and time, and to the office's browsers its outcome. */
export type AnswerView =
  | { kind: 'damaged' | 'deleted' | 'failed' }
  | (Marked & { kind: 'code'; asked: Asked })
  | (Marked & { kind: 'final'; current: OutcomeState })
  | (Marked & { kind: 'chosen'; current: OutcomeState; undoUntil: Date | null })
  | (Marked & {
      kind: 'question';
      chosen: Outcome;
      current: OutcomeState | null;
      /** Sent back with the press: the outcome that the question was asked about. */
      seen: string;
      note: 'changed-meanwhile' | 'undone' | null;
    });

interface Press {
  /** To what was before the link's outcome, within an hour. */
  isUndo: boolean;
  seen: string;
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
  submissions: Pick<SubmissionStore, 'find' | 'setOutcome'>;
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
    const { outcome: current } = submission;
    if (current?.outcome === link.outcome)
      return { kind: 'chosen', ...marked, current, undoUntil: undoUntil(current, now()) };
    if (current && !mayChange(current, now())) return { kind: 'final', ...marked, current };
    return { kind: 'question', ...marked, chosen: link.outcome, current, seen: stamp(current), note: null };
  }

  function viewForStranger({ link, submission }: Linked): AnswerView {
    const nothing = { current: null, seen: stamp(null), note: null };
    return { kind: 'question', ...markedOf(submission), chosen: link.outcome, ...nothing };
  }

  async function viewAfter({ link }: Linked, note: 'changed-meanwhile' | 'undone'): Promise<AnswerView> {
    const view = await openLink(link, async (linked) => viewOf(linked));
    return view.kind === 'question' ? { ...view, note } : view;
  }

  async function mark(linked: Linked, seen: string): Promise<AnswerView> {
    const { link, submission } = linked;
    const view = viewOf(linked);
    if (view.kind !== 'question') return view;
    if (view.seen !== seen) return { ...view, note: 'changed-meanwhile' };
    const next = { outcome: link.outcome, at: now(), by: 'office' } as const;
    await submissions.setOutcome(submission.id, next, submission.outcome);
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

    press: (token, { isUndo, seen, browser }) =>
      open<Pressed>(token, async (linked) => {
        const act = () => (isUndo ? undo(linked) : mark(linked, seen));
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
