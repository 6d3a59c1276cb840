import { describe, expect, it } from 'vitest';
import { events } from '#content/events.yaml';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';
import { eventBySlug, eventHasEnded, eventPath, eventTimes, eventWords } from './event.ts';

describe('the event', () => {
  describeAsShipped(() => {
    it('is one record: the words and the moments come from it', () => {
      expect(new Set(events.map(({ slug }) => slug)).size).toBe(events.length);
      const event = eventBySlug('ai-in-plain-english');
      if (!event) throw new Error('the event is missing');
      expect(event.name).toBe('AI in Plain English');
      expect(eventWords(event)).toEqual({
        date: '27th September 2025',
        time: '14:00-16:00',
        location: 'Larkrise Neighbourhood Centre, SO17 3AT',
      });
      expect(eventTimes(event)).toEqual({
        start: new Date('2025-09-27T13:00:00Z'),
        end: new Date('2025-09-27T15:00:00Z'),
      });
      expect(eventHasEnded(event, new Date('2025-09-27T14:59:59Z'))).toBe(false);
      expect(eventHasEnded(event, new Date('2025-09-27T15:00:00Z'))).toBe(true);
      expect(eventPath(event)).toBe('/events/ai-in-plain-english');
    });
  });
});
