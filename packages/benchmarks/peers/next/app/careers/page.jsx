import { findJobs } from '../../../shared/find-jobs.js';
import page from '../../made/careers.json';
import Careers from '../../made/careers.jsx';
import '../../made/careers.css';
import { Fonts } from '../../parts/fonts.jsx';

export const metadata = { title: page.head.title, description: page.head.description };

export default async function Page({ searchParams }) {
  const { q = '' } = await searchParams;
  return (
    <>
      <Fonts files={page.head.fonts} />
      <Careers {...page} jobs={findJobs(page.jobs, String(q))} />
    </>
  );
}
