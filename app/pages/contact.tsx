import { brand } from '#content/brand.ts';
import { contact } from '#content/contact.ts';
import { formNotices, startDateNotice } from '#content/form-notices.ts';
import { scenes } from '#content/media.ts';
import { pages } from '#content/pages.ts';
import { offeredOptions } from '#content/service-options.ts';
import { callRequestSchema, callSlots } from '#domain/calls/call-request.ts';
import { contactSchema } from '#domain/enquiries/enquiry.ts';
import { dayInWords, timeInWords } from '#domain/time/days-in-words.ts';
import { requestContext, servicesContext } from '~/context.ts';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Reveal } from '~/design-system/reveal/reveal.tsx';
import { Section } from '~/design-system/section/section.tsx';
import CallForm from '~/features/contact/call-form.tsx';
import { ConsultationCard } from '~/features/contact/consultation-card.tsx';
import { ContactCards } from '~/features/contact/contact-cards.tsx';
import ContactForm from '~/features/contact/contact-form.tsx';
import { answerForm, sentResult } from '~/features/forms/answer-form.ts';
import { readForm, receiveForm } from '~/features/forms/receive-form.ts';
import { OpeningHours } from '~/features/navigation/phone-and-hours.tsx';
import { SocialLinks } from '~/features/navigation/social-links.tsx';
import { heroSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import { Island } from '~/islands/island.tsx';
import { organization } from '../structured-data.ts';
import type { Route } from './+types/contact.ts';
import styles from './contact.module.css';
import { pageMetadata, share } from './page-metadata.ts';

export { sharedHeaders as headers } from './page-headers.ts';

type FormName = 'message' | 'call';
const formOf = (request: Request): FormName =>
  new URL(request.url).searchParams.get('form') === 'call' ? 'call' : 'message';
const anchorOf: Record<FormName, string> = { message: 'contact', call: 'call' };
const chosenTime = { date: /^\d{4}-\d\d-\d\d$/, time: /^\d\d:\d\d$/ };

export const handle = { opensWithHero: true };

export function loader({ request, context }: Route.LoaderArgs) {
  const slots = callSlots(new Date());
  const times = [...new Set(slots.flatMap((day) => day.times))].sort();
  const service = new URL(request.url).searchParams.get('service');
  const name = anchorOf[formOf(request)];
  const answer = sentResult({ request, context, name }, chosenTime);
  return {
    answer: answer && { ...answer, form: formOf(request) },
    isCallOpen: formOf(request) === 'call',
    head: pageMetadata(pages.contact, { image: share('contact'), structuredData: [organization()] }),
    scene: scenes.contact,
    contact,
    brand: {
      phone: brand.phone,
      email: brand.email.info,
      careersEmail: brand.email.careers,
      location: brand.location,
      whatsapp: brand.whatsapp.url,
    },
    service: offeredOptions().find(({ value }) => value === service)?.value ?? '',
    slots,
    days: slots.map(({ date }) => ({ value: date, label: dayInWords(date) })),
    times: times.map((time) => ({ value: time, label: timeInWords(time) })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { enquiries } = context.get(servicesContext);
  const client = context.get(requestContext).clientAddress;
  const form = await readForm(request);
  const name = formOf(request);
  const result =
    name === 'call'
      ? await receiveForm({
          form,
          schema: callRequestSchema(callSlots(new Date())),
          send: (call, metadata) => enquiries.requestCall(call, { client, metadata }),
        })
      : await receiveForm({
          form,
          schema: contactSchema,
          freeText: ['message'],
          send: (enquiry, metadata) => enquiries.send(enquiry, { client, metadata }),
        });
  const repeat = name === 'call' ? Object.keys(chosenTime) : [];
  return answerForm({ request, context, result: { ...result, form: name }, name: anchorOf[name], repeat });
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { contact, brand, service, days, times, slots, isCallOpen } = loaderData;
  const answer = actionData ?? loaderData.answer;
  const answerTo = (form: FormName) => (answer?.form === form ? answer : undefined);
  return (
    <>
      <Hero
        title={contact.hero.title}
        lead={contact.hero.lede}
        media={<ScenePicture picture={loaderData.scene} sizes={heroSizes} first />}
      >
        <ButtonLink to={brand.phone.url} variant="secondary">
          {contact.hero.call} {brand.phone.display}
        </ButtonLink>
      </Hero>
      <Section aria-label={contact.form.title} className={styles.section}>
        <p className={styles.emergency}>{contact.emergency}</p>
        <div className={styles.layout}>
          <div className={styles.main}>
            <Reveal>
              <h2>{contact.form.title}</h2>
              <p>{contact.replyPromise}</p>
              <Island
                name="contact-form"
                of={ContactForm}
                props={{
                  words: contact.form,
                  service,
                  answer: answerTo('message'),
                  notice: formNotices.enquiry,
                  startDateNotice,
                }}
              />
            </Reveal>
          </div>
          <div className={styles.aside}>
            <Reveal>
              <section aria-label={contact.cardsLabel}>
                <ContactCards words={contact.cards} {...brand} hours={<OpeningHours />} />
              </section>
            </Reveal>
            <ConsultationCard
              words={contact.consultation}
              {...brand}
              socialTitle={contact.social.title}
              social={<SocialLinks label={contact.social.title} />}
              callOpen={isCallOpen}
            >
              <Island
                name="call-form"
                of={CallForm}
                props={{
                  days,
                  times,
                  slots,
                  answer: answerTo('call'),
                  notice: formNotices['call-request'],
                }}
              />
            </ConsultationCard>
          </div>
        </div>
      </Section>
    </>
  );
}
