import { eventPage as words } from '#content/event-page.yaml';
import type { EventRecord } from '#domain/content/events.ts';
import { endedWords } from '#domain/events/ended-words.ts';
import { eventBySlug, eventHasEnded, eventPath, eventWords } from '#domain/events/event.ts';
import {
  CONSENT_GIVEN,
  eventRegistrationSchema,
  MAX_NEEDS_LENGTH,
} from '#domain/events/event-registration.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import type { FormResult } from '#domain/forms/form-result.ts';
import { scenes } from '#domain/media/pictures.ts';
import { pageAt } from '#domain/pages/pages.ts';
import { formNotices } from '#domain/retention/form-notices.ts';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Notice } from '~/design-system/notice/notice.tsx';
import { Prose } from '~/design-system/prose/prose.tsx';
import { Reveal } from '~/design-system/reveal/reveal.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { pageMetadata, share } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { eventData } from '~/document/structured-data.ts';
import { EventFacts } from '~/features/events/event-facts.tsx';
import RegistrationForm from '~/features/events/registration-form.tsx';
import { answerForm, sentResult } from '~/features/forms/answers/answer-form.ts';
import { formResult, readFields, senderOf } from '~/features/forms/answers/receive-form.ts';
import { HelpBeside } from '~/features/help-beside/help-beside.tsx';
import { heroSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import { Island } from '~/islands/island.tsx';
import type { Visit } from '~/visit.ts';
import styles from './event.module.css';
import { notFound } from './not-found.tsx';

export async function event(visit: Visit<'/events/:slug'>, result?: FormResult) {
  const answer = result ?? (await sentResult(visit, 'event'));
  const event = eventBySlug(visit.params.slug);
  const page = event && pageAt(eventPath(event));
  if (!page) return notFound(visit);
  const image = share('event', { path: visit.services.shareImages.ofEvent(event), title: event.name });
  const hero = (
    <Hero
      title={event.name}
      lead={event.summary}
      media={<ScenePicture picture={scenes.event} sizes={heroSizes} first />}
    >
      <EventFacts labels={words.labels} when={eventWords(event)} />
    </Hero>
  );
  return render(visit, <EventPage event={event} answer={answer} />, {
    page: import.meta.url,
    metadata: pageMetadata(page, { image, structuredData: [eventData(event, image.url)] }),
    hero,
    answer,
  });
}

export async function registerForEvent(visit: Visit<'/events/:slug'>) {
  const found = eventBySlug(visit.params.slug);
  if (!found) return notFound(visit);
  const { eventRegistrations } = visit.services;
  const fields = await readFields(visit.request);
  const checked = checkForm(eventRegistrationSchema, fields);
  const outcome =
    checked.kind === 'valid'
      ? await eventRegistrations.register(checked.value, found, senderOf(visit, fields))
      : checked;
  const result = formResult(outcome, fields);
  return answerForm(visit, result, { name: 'event', page: (answer) => event(visit, answer) });
}

function EventPage({ event, answer }: { event: EventRecord; answer: FormResult | undefined }) {
  const ended = eventHasEnded(event, new Date());
  const { form, healthConsent, submitting, success, failure } = words;
  const mode = ended ? endedWords : words.upcoming;
  return (
    <>
      <Section>
        {ended && (
          <div className={styles.ended}>
            <Notice tone="warning" title={endedWords.title}>
              <p>{endedWords.text}</p>
            </Notice>
          </div>
        )}
        <div className={styles.about}>
          <Prose>
            <h2>{words.aboutTitle}</h2>
            {event.about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
          <Prose className={styles.topics}>
            <h3>{words.topicsTitle}</h3>
            <ul>
              {event.topics.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
          </Prose>
        </div>
      </Section>
      <Reveal>
        <Section title={mode.formTitle} ground="quiet" className={styles.registration}>
          <HelpBeside facts={[{ title: words.nextTitle, items: mode.next }]}>
            <Island>
              <RegistrationForm
                action={`/events/${event.slug}`}
                words={{ form, healthConsent, submitting, success, failure }}
                thanks={ended ? endedWords.thanks : undefined}
                submit={mode.submit}
                maxNeedsLength={MAX_NEEDS_LENGTH}
                consentGiven={CONSENT_GIVEN}
                answer={answer}
                notice={ended ? endedWords.notice : formNotices['event-registration']}
              />
            </Island>
          </HelpBeside>
        </Section>
      </Reveal>
    </>
  );
}
