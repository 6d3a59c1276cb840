/** The jobs in which every word of a search is found. */
export function findJobs(jobs, query) {
  const searched = query.toLowerCase().split(/\s+/).filter(Boolean);
  return jobs.filter(({ words }) => {
    const text = words.join(' ').toLowerCase();
    return searched.every((word) => text.includes(word));
  });
}
