import { expect, it } from 'vitest';
import { nginxProgram } from '../support/nginx.ts';
import { openDoors, openDoorsSideBySide } from './open-doors.ts';

const few = { forms: 250, uploads: 205, sockets: 600, seed: 20_261_125 };

it('a few machines that hold all they can get close no door', { timeout: 180_000 }, async () => {
  expect(await openDoorsSideBySide({ ...few, behindNginx: false })).toEqual([]);
});

it.skipIf(!nginxProgram)('nor behind nginx', { timeout: 180_000 }, async () => {
  expect((await openDoors({ ...few, behindNginx: true })).broken).toEqual([]);
});
