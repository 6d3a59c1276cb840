import { Button } from '../../../app/design-system/button/button.tsx';
import { Card, CardList } from '../../../app/design-system/card/card.tsx';
import { Disclosure } from '../../../app/design-system/disclosure/disclosure.tsx';
import { TextField } from '../../../app/design-system/field/text-field.tsx';
import { slugOf } from '../drafts/slug.ts';
import styles from '../editor.module.css';
import { roomNames } from '../files/rooms.ts';
import { type Frame, page, Token } from './page.tsx';
import type { Found } from './search-files.ts';

const ADDED: Readonly<Record<string, { to: string; label: string }>> = {
  Jobs: { to: '/new/jobs', label: 'Add a job' },
  News: { to: '/new/news', label: 'Add a piece of news' },
  Guides: { to: '/new/useful-information', label: 'Add a guide' },
};

/**
 * @param promises are shown where nothing is sought
 * @param isKept one of them has just been kept: the others stay in view
 */
export function listPage(
  frame: Frame,
  found: readonly Found[],
  words: string,
  promises: readonly Found[],
  isKept: boolean,
): string {
  const byRoom = Map.groupBy(found, ({ file }) => file.room);
  const rooms = roomNames.filter((room) => byRoom.has(room) || (ADDED[room] && words === ''));
  return page(
    frame,
    'What would you like to change?',
    <>
      <h1>What would you like to change?</h1>
      <search>
        <form action="/" className={styles.search}>
          <TextField
            label="Find the text that you see on the page"
            name="q"
            type="search"
            defaultValue={words}
          />
          <Button type="submit">Find</Button>
        </form>
      </search>
      {words !== '' && (
        <p>
          {found.length === 0 ? `Nothing has “${words}”.` : `“${words}” is found here.`}{' '}
          <a href="/">Show all</a>
        </p>
      )}
      {promises.length > 0 && <Promises frame={frame} found={promises} isOpen={isKept} />}
      <nav aria-label="Parts of the list" className={styles.head}>
        {rooms.map((room) => (
          <a key={room} href={`#${slugOf(room)}`}>
            {room}
          </a>
        ))}
      </nav>
      {rooms.map((room) => (
        <section key={room} id={slugOf(room)} aria-label={room} className={styles.room}>
          <div className={styles.head}>
            <h2>{room}</h2>
            {words === '' && ADDED[room] && <a href={ADDED[room].to}>{ADDED[room].label}</a>}
          </div>
          <CardList className={styles.files}>
            {byRoom.get(room)?.map((one) => (
              <FileCard key={one.file.name} {...one} />
            ))}
          </CardList>
        </section>
      ))}
    </>,
  );
}

function Promises({ frame, found, isOpen }: { frame: Frame; found: readonly Found[]; isOpen: boolean }) {
  const count = found.reduce((sum, { places }) => sum + places.length, 0);
  return (
    <Disclosure
      id="promises"
      open={isOpen}
      summary={`Promises that came with the site: ${count}`}
      className={styles.fold}
    >
      <p>
        Change those that you do not keep. Those that you keep leave this list, and can be taken back under{' '}
        <a href="/file/site.yaml#confirmed">Words that you have read and keep</a>.
      </p>
      <ul>
        {found.flatMap(({ file, places }) =>
          places.map(({ field, text }) => (
            <li key={field + text}>
              <form method="post" action="/keep" className={styles.moves}>
                <Token {...frame} />
                <input type="hidden" name="words" value={text} />
                <span>
                  <a href={`/file/${file.name}#${field}`}>{text}</a> ({file.title})
                </span>
                <Button type="submit" variant="secondary" size="small">
                  We keep it
                </Button>
              </form>
            </li>
          )),
        )}
      </ul>
    </Disclosure>
  );
}

function FileCard({ file, places }: Found) {
  const address = `/file/${file.name}`;
  return (
    <li>
      <Card title={file.isAbsent ? `Add: ${file.title}` : file.title} to={address} size="compact">
        {file.about && <p className={styles.hint}>{file.about}</p>}
        {places.map(({ field, text }) => (
          <p key={field + text} className={styles.hint}>
            <a href={`${address}#${field}`}>{text}</a>
          </p>
        ))}
      </Card>
    </li>
  );
}
