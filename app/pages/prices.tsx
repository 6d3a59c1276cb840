import { formText } from '#content/forms.yaml';
import { pricesPage } from '#content/pages.yaml';
import { pricePage } from '#content/price-page.yaml';
import type { Prices } from '#domain/content/services/prices.ts';
import { prices as priceList } from '#domain/prices/current-prices.ts';
import { type PlanCheck, readWeekPlan } from '#domain/prices/week-plan.ts';
import { registrationPending } from '#domain/registration/registration-state.ts';
import { fill } from '#domain/text/fill.ts';
import { localDate } from '#domain/time/days-in-words.ts';
import { ErrorSummary } from '~/design-system/error-summary/error-summary.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Notice } from '~/design-system/notice/notice.tsx';
import { Prose } from '~/design-system/prose/prose.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { answerGroup } from '~/design-system/take-focus.ts';
import { TextLink } from '~/design-system/text-link/text-link.tsx';
import { pageMetadata, share } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { HelpBeside } from '~/features/help-beside/help-beside.tsx';
import { EstimateAnswer } from '~/features/prices/estimate-answer.tsx';
import { EstimateForm } from '~/features/prices/estimate-form.tsx';
import { PriceTable } from '~/features/prices/price-table.tsx';
import type { Visit } from '~/visit.ts';
import { notFound } from './not-found.tsx';
import styles from './prices.module.css';

export function prices(visit: Visit) {
  if (!priceList) return notFound(visit);
  const { title, lead } = pricePage;
  const query = visit.url.searchParams;
  const check = readWeekPlan(query, priceList);
  return render(visit, <PricePage prices={priceList} query={query} check={check} />, {
    page: import.meta.url,
    metadata: pageMetadata(pricesPage, { image: share('contact'), noindex: check.kind !== 'none' }),
    answer: check.kind === 'invalid' ? { ...check, values: {} } : undefined,
    hero: <Hero title={title} lead={lead} />,
  });
}

interface Props {
  prices: Prices;
  query: URLSearchParams;
  check: PlanCheck;
}

function PricePage({ prices, query, check }: Props) {
  const { pending, sample, minimum, includes, excludes, help, estimate } = pricePage;
  const errors = check.kind === 'invalid' ? check.errors : {};
  return (
    <>
      <Section>
        <HelpBeside facts={[includes, excludes]}>
          <div className={styles.list}>
            <PriceTable prices={prices} />
            <Prose>
              <p>
                {fill(minimum, { minutes: prices.minimumMinutes })} {periodOf(prices)}
              </p>
              <TextLink to={help.path}>{help.text}</TextLink>
            </Prose>
            {prices.sample && (
              <Notice tone="warning">
                <p>{sample}</p>
              </Notice>
            )}
            {registrationPending && (
              <Notice tone="warning">
                <p>{pending}</p>
              </Notice>
            )}
          </div>
        </HelpBeside>
      </Section>
      <Section
        title={estimate.title}
        intro={estimate.intro}
        ground="warm"
        beside={check.kind === 'none'}
        className={styles.week}
      >
        <div className={styles.estimate}>
          {check.kind === 'valid' && <EstimateAnswer plan={check.plan} prices={prices} query={query} />}
          {check.kind === 'invalid' && (
            <div {...answerGroup(formText.errorSummary)}>
              <ErrorSummary title={formText.errorSummary} errors={listOf(errors)} />
            </div>
          )}
          <EstimateForm prices={prices} query={query} errors={errors} />
        </div>
      </Section>
    </>
  );
}

function periodOf({ from, until }: Prices): string {
  const { holds, holdUntil } = pricePage;
  return until
    ? fill(holdUntil, { from: localDate(from), until: localDate(until) })
    : fill(holds, { from: localDate(from) });
}

const listOf = (errors: Readonly<Record<string, string>>) =>
  Object.entries(errors).map(([field, message]) => ({ field, message }));
