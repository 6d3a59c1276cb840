import { Card, CardList } from '~/design-system/card/card.tsx';
import { Icon } from '~/design-system/icon/icon.tsx';
import type { DrawnTopic } from './topic-icons.ts';

export function TopicCards({ topics, level = 3 }: { topics: readonly DrawnTopic[]; level?: 2 | 3 }) {
  return (
    <CardList>
      {topics.map(({ id, title, text, icon }) => (
        <li key={id}>
          <Card title={title} level={level} icon={<Icon of={icon} />}>
            <p>{text}</p>
          </Card>
        </li>
      ))}
    </CardList>
  );
}
