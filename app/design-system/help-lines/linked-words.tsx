export interface LinkedParts {
  parts: readonly (string | { text: string; url: string })[];
}

export function LinkedWords({ parts }: LinkedParts) {
  return parts.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.url} href={part.url}>
        {part.text}
      </a>
    ),
  );
}
