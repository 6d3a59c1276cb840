import { type ComponentProps, type ComponentType, type ReactNode, useRef, useState } from 'react';
import { TextArea } from '~/design-system/field/text-area.tsx';
import styles from './message-field.module.css';

type SignIn = ComponentProps<typeof import('./danger-card.tsx').DangerCard>['signIn'];

interface Props extends ComponentProps<typeof TextArea> {
  /** Danger that the server detected in the sent text, until something is typed here. */
  help?: ReactNode;
}

/** Free text. Where it sounds as if somebody were in danger, help lines appear below it; nothing stops it being sent. */
export function MessageField({ help, ...props }: Props) {
  const [text, setText] = useState('');
  const [Card, setCard] = useState<ComponentType<{ text: string; signIn: SignIn }>>();
  const [signIn, setSignIn] = useState<SignIn>(() => () => null);
  const isAsked = useRef(false);
  /** The card knows the certain words until the model is there, and for good if that cannot be had. */
  const load = async () => {
    const { DangerCard, certainSign } = await import('./danger-card.tsx');
    setCard(() => DangerCard);
    setSignIn(() => certainSign);
    const { dangerSign } = await import('#domain/danger/browser-danger.ts');
    setSignIn(() => dangerSign);
  };
  const watch = (written: string) => {
    setText(written);
    if (isAsked.current) return;
    isAsked.current = true;
    // A message can be sent without the card; the next letter tries it again.
    load().catch(() => {
      isAsked.current = false;
    });
  };
  return (
    <>
      <TextArea {...props} onInput={({ currentTarget }) => watch(currentTarget.value)} />
      <div role="status" className={styles.card}>
        {Card ? <Card text={text} signIn={signIn} /> : help}
      </div>
    </>
  );
}
