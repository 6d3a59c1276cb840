import type { ReactNode } from 'react';
import { Disclosure } from '../../../app/design-system/disclosure/disclosure.tsx';
import { FieldError } from '../../../app/design-system/field/field-frame.tsx';
import { sceneNames } from '../../../domain/content/pictures/picture-names.ts';
import { type Draft, fieldsOf } from '../drafts/draft.ts';
import styles from '../editor.module.css';
import { wordsOf } from '../files/labels.ts';
import { isGroup } from '../files/same.ts';
import { type Shape, settle, titleOf } from '../files/shape.ts';
import { Act } from './act.tsx';
import { errorAt, type FieldProps, isOpen, Leaf } from './leaf.tsx';

const FOLDED_FROM = 40;
/** In the heading of those that are folded. */
const NAMED = 4;
const join = (name: string, step: string | number) => (name === '' ? String(step) : `${name}.${step}`);

export function Field(props: FieldProps): ReactNode {
  const shape = settle(props.shape, props.draft);
  if (shape.kind === 'group') return <Group {...props} shape={shape} />;
  if (shape.kind === 'list' || shape.kind === 'days') return <List {...props} shape={shape} />;
  return shape.kind === 'pair' ? <Pair {...props} shape={shape} /> : <Leaf {...props} shape={shape} />;
}

interface PartProps extends FieldProps {
  look?: string | undefined;
  children: ReactNode;
}

function Part({ shape, name, label, form, look = styles.group, children }: PartProps) {
  return (
    <fieldset id={name} className={look}>
      <legend className={styles.legend}>{label}</legend>
      {shape.hint && <p className={styles.hint}>{shape.hint}</p>}
      <FieldError id={`${name}-error`}>{errorAt(form, name)}</FieldError>
      {children}
    </fieldset>
  );
}

function Pair(props: FieldProps) {
  const values = Array.isArray(props.draft) ? props.draft : [];
  return (
    <Part {...props} look={styles.pair}>
      {props.shape.entries.map(([side, part], index) => {
        const own = {
          shape: part,
          draft: values[index],
          name: join(props.name, side),
          label: part.label ?? side,
        };
        return <Leaf key={side} {...props} {...own} />;
      })}
    </Part>
  );
}

function Group(props: FieldProps) {
  const { shape, draft, name, label, action } = props;
  const act = (does: 'add' | 'remove') => (
    <Act action={action} does={does} at={name} focus={name} label={label.toLowerCase()} />
  );
  if (!isGroup(draft)) return <Part {...props}>{act('add')}</Part>;
  if (name === '') return <Entries {...props} />;
  return (
    <Part {...props}>
      <Entries {...props} />
      {shape.isOptional && act('remove')}
    </Part>
  );
}

function Fold({ name, label, form, id, children }: FieldProps & { id?: string; children: ReactNode }) {
  return (
    <Disclosure id={id} summary={label} open={isOpen(form, name)} className={styles.fold}>
      {children}
    </Disclosure>
  );
}

function leavesOf(draft: Draft): number {
  if (typeof draft !== 'object' || draft === null) return 1;
  return Object.values(draft).reduce((sum: number, part) => sum + leavesOf(part), 0);
}

function List(props: FieldProps) {
  const { shape, draft, name, label, action } = props;
  const { item, kind } = shape;
  if (!item) return null;
  const drafts = Array.isArray(draft) ? draft : [];
  const items = drafts.map((each, index) => ({ each, index, path: join(name, index) }));
  const does = {
    action,
    label: (kind === 'days' ? (shape.key?.label ?? 'A day') : (item.label ?? `to ${label}`)).toLowerCase(),
  };
  const isOfPlaces = shape.key?.kind === 'kept';
  const add = isOfPlaces ? (
    <p>
      <a href="/pictures">All pictures</a>
    </p>
  ) : (
    <Act {...does} does="add" at={name} focus={join(name, shape.isNewFirst ? 0 : items.length)} />
  );
  return (
    <Part {...props}>
      {shape.isNewFirst && add}
      {items.length === 0 && <p className={styles.hint}>None yet.</p>}
      <ol className={styles.items}>
        {items.map(({ each, index, path }) => {
          const isPlain = settle(item, each).kind !== 'group';
          const title =
            (isOfPlaces && shape.key?.labels[(each as { key: string }).key]) ||
            titleOf(each) ||
            `${item.label ?? label} ${index + 1}`;
          const own = {
            ...props,
            shape: item,
            draft: each,
            name: path,
            label: isPlain ? `${label} ${index + 1}` : title,
          };
          const moves = { action, at: path, label: title, isShort: true };
          const fields = kind === 'days' ? <Day {...own} days={shape} /> : <Field {...own} />;
          const buttons = (
            <p className={styles.moves}>
              {kind === 'list' && index > 1 && <Act {...moves} does="top" focus={join(name, 0)} />}
              {kind === 'list' && index > 0 && <Act {...moves} does="up" focus={join(name, index - 1)} />}
              {kind === 'list' && index < items.length - 1 && (
                <Act {...moves} does="down" focus={join(name, index + 1)} />
              )}
              <Act {...moves} isShort={isPlain} does="remove" focus={name} />
            </p>
          );
          if (isPlain)
            return (
              <li
                key={path}
                {...(kind === 'days' ? { id: path, className: styles.day } : { className: styles.plain })}
              >
                {fields}
                {buttons}
              </li>
            );
          return (
            <li key={path}>
              <Fold {...own} id={path}>
                {kind === 'days' ? fields : <Entries {...own} />}
                {buttons}
              </Fold>
            </li>
          );
        })}
      </ol>
      {!shape.isNewFirst && add}
    </Part>
  );
}

/** Those that are rarely filled in come last, folded. */
function Entries(props: FieldProps) {
  const { entries } = settle(props.shape, props.draft);
  const values = isGroup(props.draft) ? props.draft : {};
  const isLong = !props.name.includes('.') && entries.length > 1 && leavesOf(values) > FOLDED_FROM;
  const all = entries.map(([key, part]) => {
    const name = join(props.name, key);
    const own = { ...props, shape: part, draft: values[key], name, label: part.label ?? wordsOf(key) };
    const field = <Field key={key} {...own} />;
    const isFolded = isLong && !part.isNewFirst && ['group', 'list', 'days'].includes(part.kind);
    return {
      name,
      label: own.label,
      isLater: part.isLater,
      field: isFolded ? (
        <Fold key={key} {...own}>
          {field}
        </Fold>
      ) : (
        field
      ),
    };
  });
  const later = all.filter(({ isLater }) => isLater);
  return (
    <>
      {all.map(({ isLater, field }) => !isLater && field)}
      {later.length > 0 && (
        <Disclosure
          summary={`More, if you like: ${later
            .map(({ label }) => label)
            .slice(0, NAMED)
            .join(', ')}${later.length > NAMED ? ' …' : ''}`}
          open={later.some(({ name }) => isOpen(props.form, name))}
          className={styles.fold}
        >
          {later.map(({ field }) => field)}
        </Disclosure>
      )}
    </>
  );
}

function Day({ days, ...props }: FieldProps & { days: Shape }) {
  const { key, value } = props.draft as { key: string; value: Draft };
  const { key: day, item } = days;
  if (!day || !item) return null;
  const path = (step: string) => join(props.name, step);
  const own = { ...props, shape: item, draft: value, name: path('value'), label: item.label ?? 'What it is' };
  return (
    <>
      <Leaf {...props} shape={day} draft={key} name={path('key')} label={day.label ?? 'Day'} />
      {day.kind === 'kept' ? <OwnPicture {...own} place={key} /> : <Field {...own} />}
    </>
  );
}

/** Only what stands over the whole width of a window is cut in more ways than one. */
function OwnPicture({ place, ...props }: FieldProps & { place: string }) {
  if (sceneNames.some((name) => name === place)) return <Entries {...props} />;
  const entries = props.shape.entries.filter(([name]) => name !== 'focalPoint');
  const { focalPoint } = props.draft as { focalPoint: Draft };
  return (
    <>
      <Entries {...props} shape={{ ...props.shape, entries }} />
      {fieldsOf(focalPoint, join(props.name, 'focalPoint')).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
