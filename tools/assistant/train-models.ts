// The four models: danger for the browser, danger for the server, subjects, and the network that knows both.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { LinearModel } from '#domain/text/linear-model.ts';
import type { CorpusLine } from '#server/chat/corpus/read-corpus.ts';
import { readWordVectors } from '#server/chat/models/word-vectors.ts';
import { dangerExamples, dangerLabels, subjectExamples } from './examples.ts';
import { networkExamples } from './network-examples.ts';
import { quantise, relativeToFirst } from './quantise.ts';
import { type Example, trainLinear, weightiestPlaces } from './train-linear.ts';
import { trainNetwork } from './train-network.ts';

const BITS = 18;
const common = { bits: BITS, minExamples: 2, decay: 1e-5 };
/** What fits into 20 kB. */
const BROWSER_PLACES = 9300;

const trainers = {
  danger: trainDanger,
  subject: trainSubject,
  network: async (lines: readonly CorpusLine[]) =>
    trainNetwork(networkExamples(lines), await readWordVectors()),
};
type Part = keyof typeof trainers;
type Trained<Name extends Part> = Awaited<ReturnType<(typeof trainers)[Name]>>;

/** Each as soon as it is trained: the network takes as long as the others together, and two cores are enough. */
export function trainModels(lines: readonly CorpusLine[]): { [Name in Part]: Promise<Trained<Name>> } {
  const subject = inThread('subject', lines);
  return {
    network: inThread('network', lines),
    subject,
    danger: subject.then(() => inThread('danger', lines)),
  };
}

function inThread<Name extends Part>(part: Name, lines: readonly CorpusLine[]) {
  return new Promise<Trained<Name>>((resolve, reject) => {
    new Worker(new URL(import.meta.url), { workerData: { part, lines } })
      .once('message', resolve)
      .once('error', reject);
  });
}

function trainDanger(lines: readonly CorpusLine[]): { browser: LinearModel; server: LinearModel } {
  const examples = dangerExamples(lines);
  const train = (places?: ReadonlySet<number>) =>
    relativeToFirst(trainLinear(examples, { ...common, labels: dangerLabels, epochs: 8, rate: 0.1, places }));
  const whole = train();
  const small = train(weightiestPlaces(whole, examples, BROWSER_PLACES));
  return {
    browser: quantise(small, { levels: 5, cut: 0.06, least: 0.7 }),
    server: quantise(whole, { levels: 15, cut: 0.01, least: 0.5 }),
  };
}

function trainSubject(lines: readonly CorpusLine[]): LinearModel {
  const examples: Example[] = subjectExamples(lines);
  const labels = [...new Set(examples.flatMap((example) => example.labels))].sort();
  const trained = trainLinear(examples, {
    ...common,
    labels,
    epochs: 5,
    rate: 0.1,
    minExamples: 3,
    orders: 2,
  });
  return quantise(trained, { levels: 7, cut: 0.02, least: 0.8 });
}

const task = workerData as { part?: Part; lines: readonly CorpusLine[] } | null;
if (!isMainThread && task?.part) parentPort?.postMessage(await trainers[task.part](task.lines));
