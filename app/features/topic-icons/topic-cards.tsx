import { Card, CardList } from '~/design-system/card/card.tsx';
import { Icon } from '~/design-system/icon/icon.tsx';
import { Kept } from '~/kept.tsx';
import type { DrawnTopic } from './topic-icons.ts';

export function TopicCards({ topics, level }: { topics: readonly DrawnTopic[]; level?: 2 | 3 }) {
  return (
    <CardList>
      {topics.map(({ id, title, text, icon }) => (
        <Kept key={id} as="li" name="topic" of={TopicCard} props={{ title, text, icon, level }} />
      ))}
    </CardList>
  );
}

function TopicCard({ title, text, icon, level = 3 }: Omit<DrawnTopic, 'id'> & { level?: 2 | 3 }) {
  return (
    <Card title={title} level={level} icon={<Icon of={icon} />}>
      <p>{text}</p>
    </Card>
  );
}
