import type { EntryCardView } from './entry-view.ts';

interface Props {
  picture: EntryCardView['picture'];
  className: string | undefined;
  /** Whether it is the first thing to be seen on its page. */
  first?: boolean;
}

/** The picture of an entry, where it has one. */
export function EntryPicture({ picture, className, first = false }: Props) {
  return (
    picture && (
      <img
        src={picture.src}
        alt={picture.alt}
        width={1600}
        height={900}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        className={className}
      />
    )
  );
}
