import { brand } from '#content/brand.yaml';
import { callText } from '#content/call-request.yaml';
import { contact as words } from '#content/contact.yaml';
import { helpNumbers } from '#content/help-numbers.yaml';
import { keptPromises } from '#content/kept-promises.yaml';
import { pages } from '#content/pages.yaml';
import { pricesLink } from '#content/price-words.yaml';
import { startDateOption } from '#content/service-options.yaml';
import { callRequestSchema, callSlots } from '#domain/calls/call-request.ts';
import type { CallDay } from '#domain/calls/call-times.ts';
import { promisedWay } from '#domain/calls/promised-way.ts';
import { whyNotFree } from '#domain/calls/why-not-free.ts';
import { contactSchema } from '#domain/enquiries/enquiry.ts';
import { offeredOptions } from '#domain/enquiries/service-options.ts';
import { checkPageForm } from '#domain/forms/check-page-form.ts';
import type { FormOutcome } from '#domain/forms/form-outcome.ts';
import type { FormResult, FormValues } from '#domain/forms/form-result.ts';
import { scenes } from '#domain/media/pictures.ts';
import { hoursNotices } from '#domain/office-hours/hours-notices.ts';
import { openingHours } from '#domain/office-hours/opening-hours.ts';
import { telephoneAt } from '#domain/office-hours/telephone.ts';
import { prices } from '#domain/prices/current-prices.ts';
import { formNotices, startDateNotice } from '#domain/retention/form-notices.ts';
import { fill } from '#domain/text/fill.ts';
import { HelpNumbers } from '~/design-system/help-lines/help-numbers.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Notice } from '~/design-system/notice/notice.tsx';
import { Reveal } from '~/design-system/reveal/reveal.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { OpeningHours } from '~/design-system/telephone/opening-hours.tsx';
import { Telephone } from '~/design-system/telephone/telephone.tsx';
import { pageMetadata, share } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { organization } from '~/document/structured-data.ts';
import { type BroughtAlong, conversationOf, estimateOf } from '~/features/contact/brought-along.ts';
import CallForm from '~/features/contact/call-form.tsx';
import { ConsultationCard } from '~/features/contact/consultation-card.tsx';
import { ContactCards } from '~/features/contact/contact-cards.tsx';
import ContactForm from '~/features/contact/contact-form.tsx';
import { type FormName, nextStep } from '~/features/contact/next-step.ts';
import { answerForm, sentResult } from '~/features/forms/answers/answer-form.ts';
import { sentFromHere } from '~/features/forms/answers/copy-in-address.ts';
import { dangerInForm } from '~/features/forms/answers/danger-in-form.ts';
import { formResult, readFields, senderOf } from '~/features/forms/answers/receive-form.ts';
import { SocialLinks } from '~/features/navigation/social-links.tsx';
import { heroSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import { TeamSection, teamOn } from '~/features/team/team-section.tsx';
import { Island } from '~/islands/island.tsx';
import type { Visit } from '~/visit.ts';
import styles from './contact.module.css';

type Result = FormResult & { /** What is free now. */ slots?: CallDay[] };
type Answer = Result & { form: FormName };
const formOf = ({ searchParams }: URL): FormName =>
  searchParams.get('form') === 'call' ? 'call' : 'message';
const anchorOf: Record<FormName, string> = { message: 'contact', call: 'call' };
const chosenTime = {
  date: /^\d{4}-\d\d-\d\d$/,
  time: /^\d\d:\d\d$/,
  mustConfirm: /^yes$/,
  promised: /^(as-asked|email|other)$/,
};

const metadata = pageMetadata(pages.contact, { image: share('contact'), structuredData: [organization()] });

/** The answer that the address of the page names, after a form was sent without scripting. */
async function sentAnswer(visit: Visit): Promise<Answer | undefined> {
  const form = formOf(visit.url);
  const result = await sentResult(visit, anchorOf[form], chosenTime);
  if (result?.kind !== 'accepted') return undefined;
  const { values, reference } = result;
  const change = sentFromHere(visit) ? changeOf(visit, form, values, reference) : undefined;
  return { ...result, next: nextStep(form, values), change, form };
}

/** The way to another time, or to none, of a call that is promised. */
function changeOf(visit: Visit, form: FormName, { promised }: FormValues, reference: string | null) {
  const isHeld = !promised || promised === 'as-asked';
  return form === 'call' && isHeld && reference ? visit.services.callChanges.pathOf(reference) : undefined;
}

/** @param conversation with the assistant, to be read and shortened before it is sent */
export async function contact(visit: Visit, result?: Answer, conversation?: string) {
  const answer = result ?? (await sentAnswer(visit));
  const wanted = visit.url.searchParams.get('service');
  const service = offeredOptions().find(({ value }) => value === wanted)?.value ?? '';
  const { title, lede } = words.hero;
  const hero = (
    <Hero title={title} lead={lede} media={<ScenePicture picture={scenes.contact} sizes={heroSizes} first />}>
      <Telephone words={telephoneAt()} variant="secondary" />
    </Hero>
  );
  const percent = await visit.services.keptPromises.lastMonth('enquiry');
  const slots = answer?.slots ?? (await visit.services.calls.freeSlots());
  const mustConfirm = visit.services.calls.mustConfirm();
  const isCallOpen = formOf(visit.url) === 'call';
  const broughtAlong = conversationOf(conversation) ?? estimateOf(visit.url);
  const content = <Contact {...{ percent, service, broughtAlong, slots, mustConfirm, answer, isCallOpen }} />;
  return render(visit, content, { page: import.meta.url, metadata, hero, answer });
}

export async function sendContact(visit: Visit) {
  const fields = await readFields(visit.request);
  if (fields.conversation !== undefined) return contact(visit, undefined, fields.conversation);
  return formOf(visit.url) === 'call' ? sendCall(visit, fields) : sendMessage(visit, fields);
}

async function sendMessage(visit: Visit, fields: FormValues) {
  const result = formResult(await sendEnquiry(visit, fields), fields);
  const next = result.kind === 'accepted' ? { next: nextStep('message', result.values) } : {};
  return answerForm<Answer>(
    visit,
    { ...result, ...next, form: 'message' },
    { name: anchorOf.message, page: (answer) => contact(visit, answer) },
  );
}

async function sendCall(visit: Visit, fields: FormValues) {
  const result = await requestCall(visit, fields);
  const { values } = result;
  const next =
    result.kind === 'accepted'
      ? { next: nextStep('call', values), change: changeOf(visit, 'call', values, result.reference) }
      : {};
  return answerForm<Answer>(
    visit,
    { ...result, ...next, form: 'call' },
    {
      name: anchorOf.call,
      repeat: Object.keys(chosenTime).filter((field) => values[field]),
      page: (answer) => contact(visit, answer),
    },
  );
}

async function requestCall(visit: Visit, fields: FormValues): Promise<Result> {
  const { calls } = visit.services;
  const slots = await calls.freeSlots();
  // One that is sent twice has its time already: the store knows it again, and the form's rules would not.
  const schema = callRequestSchema(callSlots(new Date()), (chosen) => whyNotFree(chosen, slots));
  const checked = checkPageForm(schema, fields);
  if (checked.kind === 'invalid') return { ...formResult(checked, fields), slots };
  const { mustConfirm, ...outcome } = await calls.request(checked.value, senderOf(visit, fields));
  const promised = promisedWay(checked.value);
  const values = {
    ...fields,
    ...(mustConfirm && { mustConfirm: 'yes' }),
    ...(promised !== 'call' && { promised }),
  };
  return { ...outcome, ...formResult(outcome, values) };
}

async function sendEnquiry(visit: Visit, fields: FormValues): Promise<FormOutcome> {
  const checked = checkPageForm(contactSchema, fields);
  if (checked.kind === 'invalid') return checked;
  return visit.services.enquiries.send(checked.value, senderOf(visit, fields));
}

interface Props {
  /** Percentage of last month's messages that were answered in time. */
  percent: number | null;
  service: string;
  broughtAlong: BroughtAlong | undefined;
  slots: CallDay[];
  mustConfirm: boolean;
  answer: Answer | undefined;
  isCallOpen: boolean;
}

function Contact({ percent, service, broughtAlong, slots, mustConfirm, answer, isCallOpen }: Props) {
  const answerTo = (form: FormName) => (answer?.form === form ? answer : undefined);
  const ways = {
    phone: brand.phone,
    email: brand.email.info,
    careersEmail: brand.email.careers,
    location: brand.location,
    whatsapp: brand.whatsapp?.url,
  };
  return (
    <>
      <Section aria-label={words.form.title} className={styles.section}>
        <div className={styles.emergency}>
          <HelpNumbers {...helpNumbers} />
          <p>{words.emergency}</p>
        </div>
        <div className={styles.layout}>
          <div className={styles.main}>
            <Reveal>
              <h2>{words.form.title}</h2>
              <p>{words.replyPromise}</p>
              {prices && (
                <p>
                  <a href={pricesLink.path}>{pricesLink.text}</a>
                </p>
              )}
              {percent !== null && <p>{fill(keptPromises.enquiry, { percent })}</p>}
              {broughtAlong && (
                <div id={broughtAlong.id}>
                  <Notice title={words[broughtAlong.id].title}>
                    <p>{words[broughtAlong.id].text}</p>
                  </Notice>
                </div>
              )}
              <Island>
                <ContactForm
                  words={words.form}
                  options={offeredOptions()}
                  startDateOption={startDateOption}
                  service={service}
                  message={broughtAlong?.message}
                  danger={dangerInForm({ message: broughtAlong?.message ?? '' })}
                  answer={answerTo('message')}
                  notice={formNotices.enquiry}
                  startDateNotice={startDateNotice}
                />
              </Island>
            </Reveal>
          </div>
          <div className={styles.aside}>
            <Reveal>
              <section aria-label={words.cardsLabel}>
                <ContactCards
                  words={words.cards}
                  {...ways}
                  hours={<OpeningHours week={openingHours} />}
                  notices={hoursNotices(new Date())}
                />
              </section>
            </Reveal>
            <ConsultationCard
              words={words.consultation}
              {...ways}
              socialTitle={words.social.title}
              social={brand.social.length > 0 && <SocialLinks label={words.social.title} />}
              callOpen={isCallOpen}
            >
              {mustConfirm && <p>{callText.toConfirm}</p>}
              <Island>
                <CallForm slots={slots} answer={answerTo('call')} notice={formNotices['call-request']} />
              </Island>
            </ConsultationCard>
          </div>
        </div>
      </Section>
      <TeamSection people={teamOn('contact')} ground="quiet" />
    </>
  );
}
