import type { ReactNode } from 'react';
import { Card, CardList } from '~/design-system/card/card.tsx';
import { Icon } from '~/design-system/icon/icon.tsx';
import type { DrawnTopic } from './topic-icons.ts';

interface Props {
  topics: readonly DrawnTopic[];
  /** Content below the words of a topic, by its id. */
  more?: Readonly<Record<string, ReactNode>>;
  level?: 2 | 3;
}

export function TopicCards({ topics, more = {}, level = 3 }: Props) {
  return (
    <CardList>
      {topics.map(({ id, title, text, icon }) => (
        <li key={id}>
          <Card title={title} level={level} icon={<Icon of={icon} />}>
            <p>{text}</p>
            {more[id]}
          </Card>
        </li>
      ))}
    </CardList>
  );
}
