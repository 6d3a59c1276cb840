import { Button } from '../../../app/design-system/button/button.tsx';
import { CardList } from '../../../app/design-system/card/card.tsx';
import { FileField } from '../../../app/design-system/field/file-field.tsx';
import { Notice } from '../../../app/design-system/notice/notice.tsx';
import styles from '../editor.module.css';
import type { PicturePlace } from '../files/picture-places.ts';
import { type Frame, page, Token } from './page.tsx';

const ROOMS: Readonly<Record<PicturePlace['kind'], string>> = {
  scenes: 'Over the whole width',
  team: 'People',
  vignettes: 'Everyday help',
  stillLifes: 'Beside the words of a page',
  strips: 'Above the times of a day',
};

export function picturesPage(
  frame: Frame,
  places: readonly PicturePlace[],
  hasLogo: boolean,
  logo: { error?: string | undefined; isSaved?: boolean } = {},
): string {
  return page(
    frame,
    'Pictures',
    <>
      <h1>Pictures</h1>
      <p className={styles.lede}>Choose the picture that a photo of yours is to replace.</p>
      {[...Map.groupBy(places, ({ kind }) => ROOMS[kind])].map(([room, all]) => (
        <section key={room} aria-label={room} className={styles.room}>
          <h2>{room}</h2>
          <CardList className={styles.files}>
            {all.map(({ name, label, src }) => (
              <li key={name}>
                <a href={`/picture/${name}#form`} className={styles.picture}>
                  {src && <img src={src} alt="" width="272" loading="lazy" />}
                  {label}
                </a>
              </li>
            ))}
          </CardList>
        </section>
      ))}
      <section id="logo" aria-label="Logo" className={styles.room}>
        <h2>Logo</h2>
        {logo.isSaved && <Notice tone="success" title="Saved" />}
        {hasLogo && <img src="/pictures/logo" alt="As it is now" width="96" height="96" />}
        <form method="post" action="/pictures#logo" encType="multipart/form-data" className={styles.form}>
          <Token {...frame} />
          <FileField
            label="Another logo"
            name="logo"
            accept="image/*"
            error={logo.error}
            hint="It is shown in a square as large as a thumbnail, beside your name: best the sign alone, without words, as an SVG or a PNG of 512 pixels or more. You can undo it under “Saved changes”."
          />
          <div>
            <Button type="submit">Save the logo</Button>
          </div>
        </form>
      </section>
    </>,
  );
}
