import { findJobs } from '../../../../shared/find-jobs.js';
import page from '../../made/careers.json';

export const load = ({ url }) => ({ ...page, jobs: findJobs(page.jobs, url.searchParams.get('q') ?? '') });
