import { parentPort, workerData } from 'node:worker_threads';
import { parseCalendar } from './parse-calendar.ts';

const { text, range } = workerData;
parentPort?.postMessage(parseCalendar(text, range));
