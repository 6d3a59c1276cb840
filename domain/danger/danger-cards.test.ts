import { dangerKinds } from 'site-assistant/danger-kinds';
import { expect, it } from 'vitest';
import { calmLines } from '#content/danger-cards.yaml';
import { dangerCard } from './danger-cards.ts';

it('each says what to do first and whom to ask for', () => {
  const [emergency, gas, fire] = [dangerCard('emergency'), dangerCard('gas'), dangerCard('fire')];
  const [missing, partner] = [dangerCard('missing'), dangerCard('partner')];
  const [forcedWork, control] = [dangerCard('forcedWork'), dangerCard('control')];
  expect(emergency.text).toMatch(/ambulance, police or fire service/);
  expect(gas.title).toMatch(/outside first/);
  expect(gas.lines.map(({ display }) => display)).toEqual(['0800 111 999', '999']);
  expect(gas.text).toMatch(/no switches/);
  expect(fire.title).toMatch(/^Get out, stay out/);
  expect(missing.text).toMatch(/^Ask for the police/);
  for (const { text } of [gas, fire, missing]) expect(text).not.toMatch(/ambulance/);
  expect(partner.lines.map(({ display }) => display)).toContain('0808 2000 247');
  expect(control.lines.map(({ display }) => display)).toContain('0808 2000 247');
  for (const { safety } of [partner, control])
    expect(safety?.question).toMatch(/^Is it safe to read this here\?/);
  expect(forcedWork.lines.map(({ display }) => display)).toContain('08000 121 700');
});

it('every card begins with 999, or with whom to ring about gas or fraud, and every line can be followed', () => {
  for (const [kind, { lines }] of dangerKinds.map((kind) => [kind, dangerCard(kind)] as const)) {
    const first = { gas: 'tel:0800111999', fraud: 'tel:159' }[kind as string] ?? 'tel:999';
    expect(lines[0]?.url).toBe(first);
    for (const { url } of lines) expect(url).toMatch(/^(tel:\d+|https:\/\/\S+\/)$/);
  }
  expect(dangerCard('selfHarm').lines.map(({ display }) => display)).toContain('116 123');
});

it('every calm line names 999', () => {
  for (const text of Object.values(calmLines)) expect(text).toContain('[999](tel:999)');
});
