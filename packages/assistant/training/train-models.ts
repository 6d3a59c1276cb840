import type { LinearModel } from '../models/linear-model.ts';
import type { CorpusLine } from '../sentences/corpus.ts';
import { dangerExamples, dangerLabels, subjectExamples } from './examples.ts';
import { weightiestPlaces } from './places.ts';
import { quantise, relativeToFirst } from './quantise.ts';
import { trainLinear } from './train-linear.ts';

/** Places with weights: each model is trained twice, the second time with the weightiest places of the first alone. */
const PLACES = { browser: 9300, danger: 30_000, subject: 45_000 };
const common = { bits: 18, rate: 0.1, decay: 1e-5 };

export interface TrainedModels {
  /** Danger, small enough for a browser. */
  browser: LinearModel;
  danger: LinearModel;
  subject: LinearModel;
}

export function trainModels(lines: readonly CorpusLine[]): TrainedModels {
  return { ...trainDanger(lines), subject: trainSubject(lines) };
}

function trainDanger(lines: readonly CorpusLine[]) {
  const examples = dangerExamples(lines);
  const options = { ...common, labels: dangerLabels, minExamples: 2, epochs: 8 };
  const train = (places?: ReadonlySet<number>) =>
    relativeToFirst(trainLinear(examples, { ...options, places }));
  const whole = train();
  const browser = train(weightiestPlaces(whole, examples, PLACES.browser));
  const danger = train(weightiestPlaces(whole, examples, PLACES.danger));
  return {
    browser: quantise(browser, { levels: 5, cut: 0.06, least: 0.7 }),
    danger: quantise(danger, { levels: 15, cut: 0.01, least: 0.5 }),
  };
}

function trainSubject(lines: readonly CorpusLine[]): LinearModel {
  const examples = subjectExamples(lines);
  const labels = [...new Set(examples.flatMap((example) => example.labels))].sort();
  const options = { ...common, labels, minExamples: 3, epochs: 5 };
  const whole = trainLinear(examples, { ...options, orders: 2 });
  const places = weightiestPlaces(whole, examples, PLACES.subject);
  return quantise(trainLinear(examples, { ...options, orders: 2, places }), {
    levels: 3,
    cut: 0.05,
    least: 0.6,
  });
}
