import '../../../app/design-system/site.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { Button } from '../../../app/design-system/button/button.tsx';
import { Notice } from '../../../app/design-system/notice/notice.tsx';
import type { Change } from '../drafts/changes.ts';
import type { Form } from '../drafts/draft.ts';
import styles from '../editor.module.css';
import { EXIT } from '../publish/exit-codes.ts';
import type { Save } from '../saving/saved-copies.ts';
import { type Frame, page, Token } from './page.tsx';

export { filePage } from './file-page.tsx';
export { listPage } from './list-page.tsx';
export { picturesPage } from './pictures-page.tsx';

interface Outcome {
  done: boolean;
  says: string;
}

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

type ToldSave = Save & { changes: readonly Change[] };

function ChangeLine({ field, from, to }: Change) {
  const quoted = (text: string) => `“${text}”`;
  const became =
    from && to ? `${quoted(from)} became ${quoted(to)}` : from ? `${quoted(from)} went` : quoted(to);
  return <li>{[field, became].filter(Boolean).join(': ')}</li>;
}

export function savesPage(frame: Frame, saves: readonly ToldSave[], outcome: Outcome | null): string {
  return page(
    frame,
    'Saved changes',
    <>
      <h1>Saved changes</h1>
      {outcome && <Notice tone={outcome.done ? 'success' : 'warning'} title={outcome.says} />}
      {saves.length === 0 && <p>Nothing has been saved yet.</p>}
      <ol className={styles.saves}>
        {saves.map(({ at, name, title, before, after, changes }) => (
          <li key={at}>
            <div>
              {after === null ? title : <a href={`/file/${name}`}>{title}</a>}
              <br />
              <span className={styles.hint}>
                {before === null ? 'Added' : after === null ? 'Deleted' : 'Changed'} on{' '}
                {MOMENT.format(new Date(at))}
              </span>
              <ul className={styles.changes}>
                {changes.map((one) => (
                  <ChangeLine key={one.field + one.to} {...one} />
                ))}
              </ul>
            </div>
            <form method="post" action="/undo">
              <Token {...frame} />
              <Button
                type="submit"
                name="at"
                value={at}
                variant="secondary"
                size="small"
                aria-label={`Undo ${title}`}
              >
                Undo
              </Button>
            </form>
          </li>
        ))}
      </ol>
    </>,
  );
}

/** @param server null where a publish stays on this machine */
export const publishPage = (frame: Frame, server: string | null): string =>
  page(
    frame,
    'Publish',
    <>
      <h1>Publish</h1>
      <p className={styles.lede}>
        {server
          ? `The words that you have saved are checked, go to ${server}, and take the place of those that visitors see now. This takes about a minute.`
          : 'There is no server yet: the words that you have saved are checked, and built on this computer alone. Visitors see nothing of it before you have connected a server (the owner’s guide says how).'}
      </p>
      <PublishForm
        frame={frame}
        action="/publish"
        words={server ? 'Publish now' : 'Build on this computer'}
      />
      {server && (
        <>
          <h2>Undo the last publish</h2>
          <p>The version before comes back, for visitors and here. Once more, and it is as it was.</p>
          <PublishForm frame={frame} action="/undo-publish" words="Undo the last publish" isSecond />
        </>
      )}
    </>,
  );

interface FormProps {
  frame: Frame;
  action: string;
  words: string;
  isSecond?: boolean;
  isOver?: boolean;
}

function PublishForm({ frame, action, words, isSecond, isOver }: FormProps) {
  return (
    <form method="post" action={action}>
      <Token {...frame} />
      {isOver && <input type="hidden" name="over" value="yes" />}
      <Button type="submit" variant={isSecond ? 'secondary' : undefined}>
        {words}
      </Button>
    </form>
  );
}

/** Steps come behind the head, and what came of them behind the end of the steps. */
export function publishingPage(frame: Frame): string[] {
  const steps = (
    <>
      <h1>Publishing</h1>
      <p className={styles.lede}>Leave this page open: each step is told here.</p>
      <pre className={styles.output}>{CUT}</pre>
      {CUT}
    </>
  );
  return page(frame, 'Publishing', steps).split(CUT);
}

const CUT = '\u241E';

export const escaped = (text: string): string => renderToStaticMarkup(text);

/** @param code the exit code of the program */
export function publishedPart(frame: Frame, code: number, server: string | null): string {
  const isDone = code === EXIT.done;
  return renderToStaticMarkup(
    <>
      <Notice
        tone={isDone ? 'success' : 'error'}
        title={
          isDone
            ? server
              ? 'Published'
              : 'Built on this computer: nobody else can see it'
            : 'Not published: the site is as it was'
        }
      />
      {code === EXIT.newer && (
        <PublishForm frame={frame} action="/publish" words="Publish mine in place of theirs" isOver />
      )}
      <p>
        <a href="/publish">Publish or undo</a>
      </p>
    </>,
  );
}

const sure = {
  close: {
    act: 'Close this job',
    says: 'From now on nobody can apply. Its page stays, and says that the job has closed.',
  },
  delete: { act: 'Delete', says: 'Its page is then no more on the site.' },
} as const;

/** Asks before a whole page goes. */
export function surePage(frame: Frame, { name, title }: Form['file'], does: keyof typeof sure): string {
  const { act, says } = sure[does];
  return page(
    frame,
    `${act}: ${title}`,
    <>
      <h1>{`${act}: ${title}?`}</h1>
      <p className={styles.lede}>{says} You can undo it under “Saved changes”.</p>
      <form method="post" action={`/${does}/${name}#outcome`} className={styles.save}>
        <Token {...frame} />
        <Button type="submit">{act}</Button>
        <a href={`/file/${name}`}>Leave it as it is</a>
      </form>
    </>,
  );
}

export function messagePage(frame: Frame, title: string, lines: readonly string[]): string {
  return page(
    frame,
    title,
    <>
      <h1>{title}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <a href="/">All words</a>
      </p>
    </>,
  );
}
