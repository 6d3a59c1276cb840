const LINK = /(\[[^[\]]+\]\([^[()]+\))/;

export function LinkedWords({ text }: { text: string }) {
  return text.split(LINK).map((part) => {
    const [words, url] = part.slice(1, -1).split('](');
    return url ? (
      <a key={url} href={url}>
        {words}
      </a>
    ) : (
      part
    );
  });
}
