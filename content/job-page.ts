import { brand } from '#content/brand.yaml';

export const locationNotSpecified = 'Location not specified';
export const titleNotSpecified = 'Job title not specified';

/** The words of a job's page. The headings of its sections are also those of the files that editors write. */
export const jobPageText = {
  noId: 'No job ID provided',
  notFound: 'Job not found',
  gone: "The job you're looking for doesn't exist or has been removed.",
  failed: 'Failed to load job details. Please try again later.',
  loading: 'Loading job details...',
  back: 'Back to Careers',
  apply: 'Apply for this Position',
  kept: 'Your draft is kept in this tab',
  sponsorshipAvailable: 'Available (Conditional)',
  sponsorshipNotAvailable: 'Not Available',
  sections: {
    fullDescription: 'Job Description',
    requirements: 'What we want from you',
    responsibilities: 'Responsibilities',
    whyJoinUs: 'Why Join Us',
    valuesBasedRecruitment: 'Values-Based Recruitment',
    additionalNotes: 'Additional Notes',
  },
  labels: {
    location: 'Location',
    salary: 'Salary',
    contractType: 'Contract',
    hoursPerWeek: 'Hours',
    jobReference: 'Reference',
    closingDate: 'Closing date',
    postedDate: 'Posted',
    sponsorship: 'Sponsorship',
  },
  closed: {
    title: 'This job has closed',
    text: 'We are no longer taking applications for it. You will find similar jobs below.',
    textAlone:
      'We are no longer taking applications for it. The jobs that are open now are on the careers page.',
  },
  similar: 'More jobs like this',
  share: 'Share this job',
  shared: 'The link is copied.',
  shareText: (jobTitle: string) => `${jobTitle} at ${brand.name}`,
  onPaper: 'Read and apply online:',
  retry: 'Try again',
} as const;
