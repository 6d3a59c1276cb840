import { queryIn } from '#domain/http/query-in.ts';
import { Button } from '~/design-system/button/button.tsx';
import { Checkbox } from '~/design-system/field/checkbox.tsx';
import field from '~/design-system/field/field.module.css';
import { Select } from '~/design-system/field/select.tsx';
import styles from './job-filters.module.css';
import type { JobSearchView } from './job-search-view.ts';

interface Props {
  view: JobSearchView;
  words: { label: string; place: string; more: string; sponsorship: string; button: string };
}

/** Submits to the page; with scripts it searches as one types. */
export function JobFilters({ view: { query, places, lists, unfolded }, words }: Props) {
  const fields = [
    { name: 'q', label: words.label, id: 'jobs-q', maxLength: 100 },
    { name: 'place', label: words.place, list: 'jobs-places', maxLength: 120 },
  ] as const;
  return (
    <search>
      <form action="/careers#openings" className={styles.form} data-search={queryIn(Object.entries(query))}>
        <div className={styles.words}>
          {fields.map(({ label, ...rest }) => (
            <label key={rest.name} className={styles.field}>
              <span className={styles.label}>{label}</span>
              <input
                type="search"
                enterKeyHint="search"
                autoComplete="off"
                {...rest}
                defaultValue={query[rest.name]}
                className={field.input}
              />
            </label>
          ))}
          <datalist id="jobs-places">
            {places.map((place) => (
              <option key={place} value={place} />
            ))}
          </datalist>
          <Button type="submit">{words.button}</Button>
        </div>
        <details className={styles.more} open={unfolded}>
          <summary>{words.more}</summary>
          <div className={styles.lists}>
            {lists.map((list) => (
              <ListField key={list.name} {...list} chosen={query[list.name]} />
            ))}
            <div className={styles.check}>
              <Checkbox
                label={words.sponsorship}
                id="jobs-sponsorship"
                name="sponsorship"
                value="yes"
                defaultChecked={query.sponsorship !== ''}
              />
            </div>
          </div>
        </details>
      </form>
    </search>
  );
}

function ListField({ name, label, options, chosen }: JobSearchView['lists'][number] & { chosen: string }) {
  return (
    <div className={styles.field}>
      <label htmlFor={`jobs-${name}`} className={styles.label}>
        {label}
      </label>
      <Select id={`jobs-${name}`} name={name} defaultValue={chosen} options={options} />
    </div>
  );
}
