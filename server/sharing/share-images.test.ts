import { describe, expect, it } from 'vitest';
import { sampleJob } from '../jobs/sources/sample-jobs-for-tests.ts';
import { createShareImages, jobCard, shareImagePath } from './share-images.ts';

const job = sampleJob({ id: 'night/carer', title: 'Night Carer', location: 'Romsey', salary: '£13 an hour' });

describe('the picture that stands for a page', () => {
  it('is found where the build has drawn it', () => {
    const drawn = shareImagePath(jobCard(job));
    expect(drawn).toMatch(/^\/media\/share\/careers-night-2Fcarer\.[0-9a-f]{8}\.jpg$/);
    expect(createShareImages((path) => path === drawn).ofJob(job)).toBe(drawn);
  });

  it('is not there for what was written after the build', () => {
    const drawn = shareImagePath(jobCard(job));
    const images = createShareImages((path) => path === drawn);
    expect(images.ofJob({ ...job, salary: '£14 an hour' })).toBeNull();
    expect(images.ofArticle('news', { slug: 'new', title: 'New', date: '2026-11-21' })).toBeNull();
  });
});
