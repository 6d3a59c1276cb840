import { MessageCircleMore } from 'lucide';
import { assistant } from '#content/assistant.ts';
import { Icon } from '~/design-system/icon/icon.tsx';
import styles from './chat.module.css';

export function ToggleMarkup() {
  return (
    <>
      <Icon of={MessageCircleMore} />
      <span className={styles.words}>{assistant.toggle}</span>
    </>
  );
}
