import { type ComponentProps, type ComponentType, useState } from 'react';
import { TextArea } from '~/design-system/field/text-area.tsx';
import styles from './message-field.module.css';

const load = () => import('./danger-card.tsx').then(({ DangerCard }) => DangerCard);

/** Free text. Where it sounds as if somebody were in danger, help lines appear below it; nothing stops it being sent. */
export function MessageField(props: ComponentProps<typeof TextArea>) {
  const [text, setText] = useState('');
  const [Card, setCard] = useState<ComponentType<{ text: string }>>();
  const watch = (written: string) => {
    setText(written);
    // A message can be sent without the card, so a line that fails fails silently.
    if (!Card)
      load().then(
        (loaded) => setCard(() => loaded),
        () => undefined,
      );
  };
  return (
    <>
      <TextArea {...props} onInput={({ currentTarget }) => watch(currentTarget.value)} />
      <div role="status" className={styles.card}>
        {Card && <Card text={text} />}
      </div>
    </>
  );
}
