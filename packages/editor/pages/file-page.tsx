import { Button } from '../../../app/design-system/button/button.tsx';
import { ErrorSummary } from '../../../app/design-system/error-summary/error-summary.tsx';
import { Notice } from '../../../app/design-system/notice/notice.tsx';
import { Prose } from '../../../app/design-system/prose/prose.tsx';
import { WrittenText } from '../../../app/features/written-text/written-text.tsx';
import type { TextNode } from '../../../server/markdown/text-tree.ts';
import type { Form } from '../drafts/draft.ts';
import styles from '../editor.module.css';
import { wordsOf } from '../files/labels.ts';
import { PICTURES } from '../files/picture-places.ts';
import { isGroup } from '../files/same.ts';
import { isPast, type Shape } from '../files/shape.ts';
import { Act } from './act.tsx';
import { Field } from './fields.tsx';
import { type Frame, page, SiteLink, Token } from './page.tsx';

function labelAt(shape: Shape, path: string): string {
  const labels: string[] = [];
  let here: Shape | undefined = shape;
  for (const step of path === '' ? [] : path.split('.')) {
    const { kind, item, key, entries }: Partial<Shape> = here ?? {};
    const isIndex = /^\d+$/.test(step) && kind !== 'pair';
    here = isIndex && kind === 'days' ? here : (item ?? entries?.find(([name]) => name === step)?.[1]);
    if (kind === 'days' && step === 'key') here = key;
    if (isIndex) labels.push(String(Number(step) + 1));
    else if (step !== 'value') labels.push(here?.label ?? wordsOf(step));
  }
  return labels.join(', ');
}

function Outcome({ form, frame }: { form: Form; frame: Frame }) {
  const byField = Map.groupBy(form.errors, ({ path }) => path);
  const errors = [...byField].map(([path, all]) => ({
    field: path || 'form',
    message: [labelAt(form.shape, path), all.map(({ says }) => says).join('; ')].filter(Boolean).join(': '),
  }));
  return (
    <div id="outcome" tabIndex={-1} className={styles.outcome}>
      {form.state === 'saved' && (
        <Notice tone="success" title="Saved">
          <p>
            <SiteLink href={frame.site + form.file.page}>See it on the site</SiteLink>. Not right?{' '}
            <a href="/saves">Undo it</a>. When all is done, <a href="/publish">publish</a>.
          </p>
        </Notice>
      )}
      {form.state === 'changed' && (
        <Notice title="Not saved yet">
          {form.file.name === PICTURES && <p>Look below how your photo is cut. If it is right, save.</p>}
        </Notice>
      )}
      {errors.length > 0 && <ErrorSummary title="Not saved yet. Please look at this:" errors={errors} />}
    </div>
  );
}

export function filePage(frame: Frame, form: Form, preview: readonly TextNode[] | null): string {
  const { file, errors, shape, draft } = form;
  const { name, title, about, page: shownOn, isNew } = file;
  const isClosed = isGroup(draft) && isPast(draft.closingDate);
  const action = isNew ? `/new/${name}` : `/file/${name}`;
  return page(
    frame,
    errors.length > 0 ? `Error: ${title}` : title,
    <>
      <p>
        <a href="/">All words</a>
      </p>
      <h1>{title}</h1>
      {about && !name.endsWith('.md') && <p className={styles.lede}>{about}</p>}
      <Outcome form={form} frame={frame} />
      <form
        id="form"
        method="post"
        action={`${action}#outcome`}
        encType="multipart/form-data"
        data-unsaved={form.state === 'changed' || form.state === 'refused' ? '' : undefined}
        className={styles.form}
      >
        <Token {...frame} />
        <input type="hidden" name="digest" value={form.digest} />
        <input type="hidden" name="sure" value={form.sure} />
        {/* The Enter key presses the first. */}
        <button type="submit" name="do" value="save" hidden />
        <Field shape={shape} draft={draft} name="" label={title} form={form} action={action} />
        {(isNew || name.endsWith('.md')) && (
          <p>
            <Act action={action} does="preview" at="" focus="preview" label="the text looks" />
          </p>
        )}
        {preview && (
          <section id="preview" aria-label="How the text looks" className={styles.preview}>
            <Prose>
              <WrittenText nodes={preview} />
            </Prose>
          </section>
        )}
        <div className={styles.save}>
          <Button type="submit" name="do" value="save">
            Save
          </Button>
          <SiteLink href={frame.site + shownOn}>See it on the site</SiteLink>
          {name.startsWith('jobs/') && !isClosed && <a href={`/close/${name}`}>Close this job</a>}
          {name.endsWith('.md') && <a href={`/delete/${name}`}>Delete</a>}
        </div>
      </form>
    </>,
  );
}
