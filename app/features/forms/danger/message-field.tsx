import { type ComponentProps, type ComponentType, type ReactNode, useRef, useState } from 'react';
import { TextArea } from '~/design-system/field/text-area.tsx';
import styles from './message-field.module.css';

type DetectDanger = ComponentProps<typeof import('./danger-card.tsx').DangerCard>['detectDanger'];

interface Props extends ComponentProps<typeof TextArea> {
  /** Danger that the server detected in the sent text, until something is typed here. */
  help?: ReactNode;
}

/** Free text. Help lines appear below it where it sounds like danger; nothing stops it being sent. */
export function MessageField({ help, ...props }: Props) {
  const [text, setText] = useState('');
  const [Card, setCard] = useState<ComponentType<{ text: string; detectDanger: DetectDanger }>>();
  const [detectDanger, setDetectDanger] = useState<DetectDanger>(() => () => null);
  const isAsked = useRef(false);
  /** The rules alone detect danger until the model is loaded. */
  const load = async () => {
    const { DangerCard, detectByRules } = await import('./danger-card.tsx');
    setCard(() => DangerCard);
    setDetectDanger(() => detectByRules);
    const model = await import('site-assistant/browser-danger');
    setDetectDanger(() => model.detectDanger);
  };
  const watch = (written: string) => {
    setText(written);
    if (isAsked.current) return;
    isAsked.current = true;
    // Try again with the next letter: a message can be sent without the card.
    load().catch(() => {
      isAsked.current = false;
    });
  };
  return (
    <>
      <TextArea {...props} onInput={({ currentTarget }) => watch(currentTarget.value)} />
      <div role="status" className={styles.card}>
        {Card ? <Card text={text} detectDanger={detectDanger} /> : help}
      </div>
    </>
  );
}
