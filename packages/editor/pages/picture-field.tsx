import { Checkbox } from '../../../app/design-system/field/checkbox.tsx';
import { FileField } from '../../../app/design-system/field/file-field.tsx';
import { focusOf } from '../../../app/design-system/focal-point.ts';
import { sceneNames } from '../../../domain/content/pictures/picture-names.ts';
import type { Form } from '../drafts/draft.ts';
import styles from '../editor.module.css';
import { Act } from './act.tsx';

interface OwnPicture {
  key: string;
  value: { focalPoint: { x: unknown; y: unknown } };
}

interface Props {
  name: string;
  value: string;
  form: Form;
  action: string;
  field: { id: string; label: string; hint: string | undefined; error: string | undefined };
}

/** A photo of a text, or of a place on pages, which is shown as these cut it. */
export function PictureField({ name, value, form, action, field }: Props) {
  const [, index] = /^pictures\.(\d+)\./.exec(name) ?? [];
  const own = index ? (form.draft as { pictures: OwnPicture[] }).pictures[Number(index)] : undefined;
  const [folder] = form.file.name.split('/');
  return (
    <div className={styles.picture}>
      <input type="hidden" name={name} value={value} />
      {value && <Crops of={own} src={`/pictures/${own ? `own/${own.key}.` : `${folder}/`}${value}`} />}
      <FileField {...field} name={`${name}.file`} accept="image/*" optional={!own} />
      {own ? (
        <Act action={action} does="preview" at="" focus={`pictures.${index}`} label="it looks" />
      ) : (
        value && <Checkbox name={`${name}.none`} value="true" label="Show no picture" />
      )}
    </div>
  );
}

/** Beside the words of a wide window the whole width is not seen. */
function Crops({ src, of }: { src: string; of: OwnPicture | undefined }) {
  if (!of || !sceneNames.some((name) => name === of.key))
    return <img src={src} alt="As it is now" width="320" />;
  const { x, y } = of.value.focalPoint;
  const focus = focusOf({ x: Number(x), y: Number(y) });
  return (
    <div className={styles.crops}>
      {['As phones show it', 'As laptops show it, beside the words'].map((words) => (
        <figure key={words}>
          <img src={src} alt="" {...focus} />
          <figcaption className={styles.hint}>{words}</figcaption>
        </figure>
      ))}
    </div>
  );
}
