/** What a submission is known by, to be read out on the telephone. */
export function Reference({ reference }: { reference: string | null }) {
  return reference ? (
    <p>
      Your reference is <strong>{reference}</strong>.
    </p>
  ) : null;
}
