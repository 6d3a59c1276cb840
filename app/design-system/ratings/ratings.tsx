export type RatingsShown = readonly { text: string; link: { text: string; url: string } }[];

export function Ratings({ ratings }: { ratings: RatingsShown }) {
  return ratings.map(({ text, link }) => (
    <p key={text}>
      <strong>{text}</strong> <a href={link.url}>{link.text}</a>
    </p>
  ));
}
