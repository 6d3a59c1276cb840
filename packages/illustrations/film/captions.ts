import { film } from '../../../build/content/film.ts';

const timestamp = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `00:${String(minutes).padStart(2, '0')}:${rest.toFixed(3).padStart(6, '0')}`;
};

/** The text track of the film, from the same captions that set its cuts. */
export const storyCaptions = (): string =>
  `WEBVTT\n\n${film.captions.map(({ start, end, text }, index) => `${index + 1}\n${timestamp(start)} --> ${timestamp(end)}\n${text}\n`).join('\n')}`;
