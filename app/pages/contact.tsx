import { data } from 'react-router';
import { brand } from '#content/brand.ts';
import { callText } from '#content/call-request.ts';
import { contact } from '#content/contact.ts';
import { formNoticeLink, formNotices } from '#content/form-notices.ts';
import { scenes } from '#content/media.ts';
import { pages } from '#content/pages.ts';
import { serviceOptions } from '#content/service-options.ts';
import { callRequestSchema, callSlots } from '#domain/calls/call-request.ts';
import { contactSchema } from '#domain/enquiries/enquiry.ts';
import { dayInWords, timeInWords } from '#domain/time/days-in-words.ts';
import { requestContext, servicesContext } from '~/context.ts';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Reveal } from '~/design-system/reveal/reveal.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { CallForm } from '~/features/contact/call-form.tsx';
import { ConsultationCard } from '~/features/contact/consultation-card.tsx';
import { ContactCards } from '~/features/contact/contact-cards.tsx';
import { ContactForm } from '~/features/contact/contact-form.tsx';
import { resultOrRejection, shouldRevalidate } from '~/features/forms/client-result.ts';
import { newFormToken } from '~/features/forms/form-token.ts';
import { responseInit } from '~/features/forms/http-status.ts';
import { headers, readForm, receiveForm } from '~/features/forms/receive-form.ts';
import { SocialLinks } from '~/features/navigation/social-links.tsx';
import { heroSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import { organization } from '../structured-data.ts';
import type { Route } from './+types/contact.ts';
import styles from './contact.module.css';
import { pageMetadata, share } from './page-metadata.ts';

export { headers, shouldRevalidate };

type FormName = 'message' | 'call';
const formOf = (request: Request): FormName =>
  new URL(request.url).searchParams.get('form') === 'call' ? 'call' : 'message';

export const handle = { opensWithHero: true };

export function loader({ request }: Route.LoaderArgs) {
  const slots = callSlots(new Date());
  const times = [...new Set(slots.flatMap((day) => day.times))].sort();
  const service = new URL(request.url).searchParams.get('service');
  return {
    head: pageMetadata(pages.contact, { image: share('contact'), structuredData: [organization()] }),
    scene: scenes.contact,
    contact,
    brand: {
      phone: brand.phone,
      email: brand.email.info,
      location: brand.location,
      whatsapp: brand.whatsapp.url,
    },
    services: serviceOptions,
    service: serviceOptions.find(({ value }) => value === service)?.value ?? '',
    slots,
    days: slots.map(({ date }) => ({ value: date, label: dayInWords(date) })),
    times: times.map((time) => ({ value: time, label: timeInWords(time) })),
    token: newFormToken(),
    callToken: newFormToken(),
    notices: { message: formNotices.enquiry, call: formNotices['call-request'], link: formNoticeLink },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { enquiries } = context.get(servicesContext);
  const client = context.get(requestContext).clientAddress;
  const form = await readForm(request);
  const answer =
    formOf(request) === 'call'
      ? await receiveForm({
          form,
          schema: callRequestSchema(callSlots(new Date())),
          send: (call, metadata) => enquiries.requestCall(call, { client, metadata }),
          failure: callText.failure,
        })
      : await receiveForm({
          form,
          schema: contactSchema,
          send: (enquiry, metadata) => enquiries.send(enquiry, { client, metadata }),
          failure: contact.form.failure.alert,
        });
  return data({ ...answer, form: formOf(request) }, responseInit(answer));
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return { ...(await resultOrRejection(() => serverAction())), form: formOf(request) };
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { contact, brand, services, service, notices } = loaderData;
  const answerTo = (form: FormName) => (actionData?.form === form ? actionData : undefined);
  return (
    <>
      <Hero
        title={contact.hero.title}
        lead={contact.hero.lede}
        media={<ScenePicture picture={loaderData.scene} sizes={heroSizes} first />}
      />
      <Section aria-label={contact.cardsLabel}>
        <Reveal>
          <ContactCards words={contact.cards} {...brand} />
        </Reveal>
      </Section>
      <Section ground="quiet" aria-label={contact.form.title}>
        <div className={styles.layout}>
          <div className={styles.main}>
            <Reveal>
              <h2>{contact.form.title}</h2>
              <p>{contact.replyPromise}</p>
              <ContactForm
                words={contact.form}
                services={services}
                service={service}
                token={answerTo('message')?.token ?? loaderData.token}
                answer={answerTo('message')}
                notice={notices.message}
                noticeLink={notices.link}
              />
            </Reveal>
          </div>
          <div className={styles.aside}>
            <ConsultationCard
              words={contact.consultation}
              {...brand}
              socialTitle={contact.social.title}
              social={<SocialLinks label={contact.social.title} />}
              emergency={contact.emergency}
              callOpen={answerTo('call') !== undefined}
            >
              <CallForm
                days={loaderData.days}
                times={loaderData.times}
                slots={loaderData.slots}
                token={answerTo('call')?.token ?? loaderData.callToken}
                answer={answerTo('call')}
                notice={notices.call}
                noticeLink={notices.link}
              />
            </ConsultationCard>
          </div>
        </div>
      </Section>
    </>
  );
}
