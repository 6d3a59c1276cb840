import styles from './fold-motif.module.css';

const leaves = [
  'M0 0h50v50H28A28 28 0 0 1 0 22Z',
  'M50 28A28 28 0 0 1 78 0h22v50H50Z',
  'M0 50h22a28 28 0 0 1 28 28v22H0Z',
  'M50 50h50v22a28 28 0 0 1-28 28H50Z',
];
const tones = [styles.sea, styles.clay, styles.pine, styles.honey];

/** `turn` counts quarter turns. */
export function FoldMotif({ turn }: { turn: number }) {
  return (
    <svg
      className={styles.motif}
      viewBox="0 0 100 75"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform={`translate(0 -12.5) rotate(${(turn % 4) * 90} 50 50)`}>
        {leaves.map((leaf, index) => (
          <path key={leaf} d={leaf} className={tones[(index + turn) % tones.length]} />
        ))}
      </g>
    </svg>
  );
}
