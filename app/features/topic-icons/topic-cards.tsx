import { Card, CardList } from '~/design-system/card/card.tsx';
import { Icon } from '~/design-system/icon/icon.tsx';
import type { DrawnTopic } from './topic-icons.ts';

interface Props {
  topics: readonly DrawnTopic[];
}

export function TopicCards({ topics }: Props) {
  return (
    <CardList>
      {topics.map(({ id, title, text, icon }) => (
        <li key={id}>
          <Card title={title} icon={<Icon of={icon} />}>
            <p>{text}</p>
          </Card>
        </li>
      ))}
    </CardList>
  );
}
