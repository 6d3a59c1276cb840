import { data } from 'react-router';
import { eventPage } from '#content/events.ts';
import { formNotices } from '#content/form-notices.ts';
import { scenes } from '#content/media.ts';
import { pageAt } from '#content/pages.ts';
import { eventBySlug, eventHasEnded, eventWords } from '#domain/events/event.ts';
import {
  CONSENT_GIVEN,
  eventRegistrationFormSchema,
  MAX_NEEDS_LENGTH,
} from '#domain/events/event-registration.ts';
import { requestContext, servicesContext } from '~/context.ts';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Notice } from '~/design-system/notice/notice.tsx';
import { Prose } from '~/design-system/prose/prose.tsx';
import { Reveal } from '~/design-system/reveal/reveal.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { EventFacts } from '~/features/events/event-facts.tsx';
import RegistrationForm from '~/features/events/registration-form.tsx';
import { answerForm, sentResult } from '~/features/forms/answer-form.ts';
import { readForm, receiveForm } from '~/features/forms/receive-form.ts';
import { HelpBeside } from '~/features/help-beside/help-beside.tsx';
import { heroSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import { Island } from '~/islands/island.tsx';
import { eventData } from '../structured-data.ts';
import type { Route } from './+types/event.ts';
import styles from './event.module.css';
import { notFound } from './not-found-loader.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { pageMetadata, share } from './page-metadata.ts';

export { sharedHeaders as headers } from './page-headers.ts';

export const handle = { opensWithHero: true };

export function loader({ request, params, context }: Route.LoaderArgs) {
  const event = eventBySlug(params.slug);
  const page = event && pageAt(eventPage.path(event));
  if (!page) return notFound();
  const { shareImages } = context.get(servicesContext);
  const image = share('event', { path: shareImages.ofEvent(event), title: event.name });
  return {
    head: pageMetadata(page, { image, structuredData: [eventData(event, image.url)] }),
    answer: sentResult({ request, context, name: 'event' }),
    scene: scenes.event,
    event,
    words: eventPage,
    when: eventWords(event),
    ended: eventHasEnded(event, new Date()),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const event = eventBySlug(params.slug);
  if (!event) throw data(null, { status: 404 });
  const { eventRegistrations } = context.get(servicesContext);
  const client = context.get(requestContext).clientAddress;
  const result = await receiveForm({
    form: await readForm(request),
    schema: eventRegistrationFormSchema,
    freeText: ['dietaryRequirements', 'allergies'],
    send: (registration, metadata) =>
      eventRegistrations.register(registration, event, { client, metadata }, consentTo(registration)),
  });
  return answerForm({ request, context, result, name: 'event' });
}

function consentTo({ healthConsent }: { healthConsent: boolean }): string {
  return healthConsent ? eventPage.healthConsent.label : '';
}

export default function EventPage({ loaderData, actionData }: Route.ComponentProps) {
  if ('notFound' in loaderData) return <NotFoundPage {...loaderData.notFound} />;
  const { event, words, when, ended } = loaderData;
  const { form, healthConsent, submitting, success, failure } = words;
  const mode = ended ? words.ended : words.upcoming;
  return (
    <>
      <Hero
        title={event.name}
        lead={event.summary}
        media={<ScenePicture picture={loaderData.scene} sizes={heroSizes} first />}
      >
        <EventFacts labels={words.labels} when={when} />
      </Hero>
      <Section>
        {ended && (
          <div className={styles.ended}>
            <Notice tone="warning" title={words.ended.title}>
              <p>{words.ended.text}</p>
            </Notice>
          </div>
        )}
        <Prose>
          <h2>{words.aboutTitle}</h2>
          {event.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h3>{words.topicsTitle}</h3>
          <ul>
            {event.topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
        </Prose>
      </Section>
      <Reveal>
        <Section title={mode.formTitle} ground="quiet">
          <HelpBeside facts={[{ title: words.nextTitle, items: mode.next }]}>
            <Island
              name="registration-form"
              of={RegistrationForm}
              props={{
                action: `/events/${event.slug}`,
                words: { form, healthConsent, submitting, success, failure },
                thanks: ended ? words.ended.thanks : undefined,
                submit: mode.submit,
                maxNeedsLength: MAX_NEEDS_LENGTH,
                consentGiven: CONSENT_GIVEN,
                answer: actionData ?? loaderData.answer,
                notice: ended ? words.ended.notice : formNotices['event-registration'],
              }}
            />
          </HelpBeside>
        </Section>
      </Reveal>
    </>
  );
}
