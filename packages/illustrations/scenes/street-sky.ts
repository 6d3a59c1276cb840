import { chance, repeat } from '../drawing/chance.ts';
import { honey300, mix, paper } from '../drawing/colour.ts';
import { glow } from '../drawing/light.ts';
import { arc, disc } from '../drawing/outline.ts';
import { fill, group } from '../drawing/paint.ts';
import { cloudBank, wash } from '../drawing/sky.ts';
import type { Hour } from './hours.ts';

const moon = (x: number, y: number): string => {
  const [tipX, tipY] = [x + 34 * Math.cos((-110 * Math.PI) / 180), y + 34 * Math.sin((-110 * Math.PI) / 180)];
  return (
    glow([x, y], 150, paper, 0.35) +
    fill(
      `${arc(x, y, 34, 34, -110, 70)}A46 46 0 0 0 ${tipX.toFixed(1)} ${tipY.toFixed(1)}Z`,
      mix(paper, honey300, 0.2),
    )
  );
};

export const streetSky = ({ sky, clouds, stars }: Hour): string => {
  const roll = chance(3);
  return group(
    wash(1600, 0, 250, ...sky),
    stars
      ? repeat(26, () =>
          fill(
            disc(roll.between(0, 1600), roll.between(0, 150), roll.between(0.9, 2)),
            paper,
            roll.between(0.35, 0.9),
          ),
        ) + moon(1010, 96)
      : glow([1500, 40], 700, honey300, 0.6),
    cloudBank(31, 330, 128, 620, 26, clouds),
    cloudBank(35, 1400, 158, 520, 22, clouds),
  );
};
