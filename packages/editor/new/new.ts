import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs, parseEnv } from 'node:util';
import { readYamlFile } from '../../../tools/content/yaml-file.ts';
import { isGroup } from '../files/same.ts';
import { type Answers, type Question, questions } from './questions.ts';
import { understood } from './understood.ts';
import { kindsOfServices, writeFolder } from './write-folder.ts';

const USAGE = 'Usage: npm run site -- new <folder that is not there yet> [--answers answers.yaml]';

/** Seen from the folder where the command was typed, which npm leaves. */
const typed = (path: string) => resolve(process.env.INIT_CWD ?? '', path);

export async function run(words: readonly string[]): Promise<unknown> {
  const options = { answers: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({
    args: [...words],
    options,
    allowPositionals: true,
    strict: false,
  });
  const { answers: file, ...others } = values;
  const folder = typed(positionals[0] ?? '.');
  const isMeant = positionals.length === 1 && file !== true && Object.keys(others).length === 0;
  if (!isMeant || existsSync(folder)) return fail([USAGE]);
  const asked = questions(kindsOfServices());
  const answers = typeof file === 'string' ? readAnswers(typed(file), asked) : await askAll(asked);
  if (!answers) return;
  writeFolder(folder, answers);
  console.log(`${folder} is there. ${takeUp(relative('', folder))}`);
}

/** From now on every command is about the new folder, unless there is another already. */
function takeUp(folder: string): string {
  const settings = existsSync('.env') ? readFileSync('.env', 'utf8') : '';
  const line = `CONTENT_DIR=${folder}`;
  if (parseEnv(settings).CONTENT_DIR)
    return `The file .env names another folder: put this line in its place, then: npm run site -- edit\n${line}`;
  appendFileSync('.env', `${settings && !settings.endsWith('\n') ? '\n' : ''}${line}\n`);
  return 'It is the folder of this site from now on (.env). Next: npm run site -- edit';
}

function readAnswers(file: string, asked: readonly Question[]): Answers | null {
  if (!existsSync(file)) return fail([`There is no file ${file}.`]);
  const read = readYamlFile(file);
  if (!('value' in read)) return fail(read.map(({ line, says }) => `${file}:${line}: ${says}`));
  if (!isGroup(read.value)) return fail([`${file} must have a line for each answer, such as name: Rowanby.`]);
  const given = Object.entries(read.value).map(([key, value]) => [key, [value].flat().join(', ')] as const);
  const answers: Record<string, string> = {};
  const faults = given
    .filter(([key]) => !asked.some((one) => one.key === key))
    .map(([key]) => `${key}: is not asked; there is ${asked.map((one) => one.key).join(', ')}`);
  for (const { key, ask = '', isAsked, read: plain, faultOf, otherwise } of asked) {
    const typedIn = new Map(given).get(key);
    const answer = (typedIn && (plain?.(typedIn) ?? typedIn)) || otherwise?.(answers) || '';
    const isNeeded = isAsked?.(answers) ?? true;
    const fault = answer ? isNeeded && faultOf(answer, answers) : `is missing. ${ask}`;
    if (fault) faults.push(`${key}: ${fault}`);
    answers[key] = answer;
  }
  return faults.length === 0 ? answers : fail(faults.map((fault) => `${file}: ${fault}`));
}

/** Whoever types “back” is asked the question before again. */
async function askAll(asked: readonly Question[]): Promise<Answers> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string> = {};
  console.log('Type back to return to the question before.');
  for (let index = 0, before: number[] = []; ; ) {
    if (index === asked.length) {
      console.log(`This is what was understood:\n${understood(answers)}`);
      const said = await lines.question('Enter writes the folder; back leads to the question before.\n> ');
      if (said.trim().toLowerCase() !== 'back') break;
      index = before.at(-1) ?? 0;
      before = before.slice(0, -1);
    }
    const { key, ask, isAsked, read, faultOf, otherwise } = asked[index] as Question;
    const usual = otherwise?.(answers) ?? '';
    answers[key] = usual;
    if (!ask || isAsked?.(answers) === false) {
      index += 1;
      continue;
    }
    const typedIn = (await lines.question(`${ask}${usual ? ` [${usual}]` : ''}\n> `)).trim();
    if (typedIn.toLowerCase() === 'back') {
      index = before.at(-1) ?? index;
      before = before.slice(0, -1);
      continue;
    }
    const answer = typedIn && (read?.(typedIn) ?? typedIn);
    answers[key] = answer || usual;
    const fault = answers[key] ? faultOf(answers[key], answers) : 'It is needed.';
    if (fault) console.log(fault);
    else before = [...before, index];
    index += fault ? 0 : 1;
  }
  lines.close();
  return answers;
}

function fail(lines: readonly string[]): null {
  console.error(lines.join('\n'));
  process.exitCode = 1;
  return null;
}
