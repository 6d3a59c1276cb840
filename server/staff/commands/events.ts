import { brand } from '#content/brand.yaml';
import { events } from '#content/events.yaml';
import { eventBySlug, eventHasEnded } from '#domain/events/event.ts';
import { createNextEvent } from '../../events/next-event.ts';
import { defineCommand, UsageError } from '../command.ts';
import { counted, localTime, textTable } from '../printed-text.ts';

export const eventsAnnounce = defineCommand({
  name: 'events announce',
  summary: 'Writes to everybody who asked to be told of the next event, once.',
  operands: { show: '<event>', min: 1, max: 1 },
  details: `An event is named by its slug in content/events.yaml, and must be to come. Nobody is written to twice.
The running site sends the mails.`,
  options: {
    yes: { type: 'boolean', help: 'really write; without this, the people and the mail are shown' },
  },
  async run({ values, json, operands: [slug = ''], context }) {
    const event = eventBySlug(slug);
    if (!event)
      throw new UsageError(`There is no such event. Known: ${events.map((each) => each.slug).join(', ')}.`);
    if (eventHasEnded(event, new Date()))
      throw new UsageError(`${slug} is over: give an event that is to come.`);
    const publicUrl = context.config.PUBLIC_URL ?? brand.publicUrl;
    await context.withStore(async ({ submissions }) => {
      const next = createNextEvent({ submissions, publicUrl });
      const people = await next.awaiting();
      const [first] = people;
      if (!values.yes && first) {
        const rows = people.map(({ email, registrations: [each] }) => [
          each?.reference ?? '',
          email,
          each ? localTime(each.receivedAt) : '',
        ]);
        const { subject, text } = next.mailTo(first, event);
        context.note(textTable(['REFERENCE', 'EMAIL', 'SINCE'], rows));
        context.note(`\nThe mail, as the first of them gets it:\n\nSubject: ${subject}\n\n${text}`);
        throw new UsageError(`Nothing was sent. To send ${counted(people.length, 'mail')}, add --yes.`);
      }
      const written = await next.announce(people, event);
      if (json) context.print(JSON.stringify({ event: slug, written }));
      else
        context.print(
          written === 0 ? 'Nobody waits for it.' : `The site sends ${counted(written, 'mail')} now.`,
        );
    });
  },
});
