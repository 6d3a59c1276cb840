interface Props {
  size: number;
}

/** The sign of the site, as decoration: the icon that the build has made of it. */
export function Sign({ size }: Props) {
  return <img src="/favicon.svg" width={size} height={size} alt="" />;
}
