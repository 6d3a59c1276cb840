import { mayChange, type Outcome, type OutcomeState, undoUntil } from '#domain/follow-up/outcome.ts';
import type { Log } from '../logging.ts';
import { followLink } from '../submissions/follow-link.ts';
import type { StoredSubmission, SubmissionKind, SubmissionStore } from '../submissions/submission-store.ts';
import type { OutcomeLink, OutcomeLinks } from './outcome-links.ts';

interface Marked {
  reference: string;
  received: { kind: SubmissionKind; at: Date };
}

/** No view says more of a submission than its reference, kind, time and outcome: whoever has the link reads it. */
export type AnswerView =
  | { kind: 'damaged' | 'deleted' | 'failed' }
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

/** The links in the office's mails. No method rejects: a fault is in the log, and the view is `failed`. */
export interface OfficeAnswers {
  /** Changes nothing: programs that read mail open every link. */
  look(token: string): Promise<AnswerView>;
  press(token: string, seen: string): Promise<AnswerView>;
  /** Goes back to what was before the link's outcome, within an hour. */
  undo(token: string): Promise<AnswerView>;
}

export interface OfficeAnswersOptions {
  submissions: Pick<SubmissionStore, 'find' | 'setOutcome'>;
  links: Pick<OutcomeLinks, 'read'>;
  log: Log;
  now?: () => Date;
}

interface Linked {
  link: OutcomeLink;
  submission: StoredSubmission;
}

export function createOfficeAnswers(options: OfficeAnswersOptions): OfficeAnswers {
  const { submissions, links, log, now = () => new Date() } = options;

  function open(token: string, then: (linked: Linked) => Promise<AnswerView>): Promise<AnswerView> {
    const failure = 'An outcome could not be read or stored; the office was told so.';
    return followLink(links.read(token), (link) => openLink(link, then), log, failure);
  }

  async function openLink(
    link: OutcomeLink,
    then: (linked: Linked) => Promise<AnswerView>,
  ): Promise<AnswerView> {
    const [submission] = await submissions.find({ key: link.reference, limit: 1 });
    const isGone = !submission || link.expires <= now() || submission.deleteAfter <= now();
    return isGone ? { kind: 'deleted' } : then({ link, submission });
  }

  function viewOf({ link, submission }: Linked): AnswerView {
    const { reference, kind, receivedAt, outcome: current } = submission;
    const marked = { reference, received: { kind, at: receivedAt } };
    if (current?.outcome === link.outcome)
      return { kind: 'chosen', ...marked, current, undoUntil: undoUntil(current, now()) };
    if (current && !mayChange(current, now())) return { kind: 'final', ...marked, current };
    return { kind: 'question', ...marked, chosen: link.outcome, current, seen: stamp(current), note: null };
  }

  async function viewAfter(token: string, note: 'changed-meanwhile' | 'undone'): Promise<AnswerView> {
    const view = await answers.look(token);
    return view.kind === 'question' ? { ...view, note } : view;
  }

  const answers: OfficeAnswers = {
    look: (token) => open(token, async (linked) => viewOf(linked)),

    press: (token, seen) =>
      open(token, async ({ link, submission }) => {
        const view = viewOf({ link, submission });
        if (view.kind !== 'question') return view;
        if (view.seen !== seen) return { ...view, note: 'changed-meanwhile' };
        const next = { outcome: link.outcome, at: now(), by: 'office' } as const;
        await submissions.setOutcome(submission.id, next, submission.outcome);
        return viewAfter(token, 'changed-meanwhile');
      }),

    undo: (token) =>
      open(token, async ({ link, submission }) => {
        const view = viewOf({ link, submission });
        if (view.kind !== 'chosen' || view.undoUntil === null) return view;
        await submissions.setOutcome(submission.id, earlierOf(submission, view.current), view.current);
        return viewAfter(token, 'undone');
      }),
  };
  return answers;
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
