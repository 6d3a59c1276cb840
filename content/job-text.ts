/** The words of the careers pages that the specification fixes; the server answers with the same ones. */

export const locationNotSpecified = 'Location not specified';

export const jobListText = {
  heading: 'Join Our Team',
  viewOpenRoles: 'View Open Roles',
  currentOpenings: 'Current Job Openings',
  noOpenings: 'No Current Openings',
  submitCv: 'Submit Your CV',
  viewDetails: 'View Details',
  failed: 'Failed to load job listings. Please try again later.',
  retry: 'Retry',
} as const;

export const jobPageText = {
  noId: 'No job ID provided',
  notFound: 'Job not found',
  gone: "The job you're looking for doesn't exist or has been removed.",
  failed: 'Failed to load job details. Please try again later.',
  back: 'Back to Careers',
  apply: 'Apply for this Position',
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
} as const;

/** The feed of new jobs, as feed readers show it. */
export const jobFeedText = {
  title: 'Careers',
  hours: (hoursPerWeek: string) => `Hours: ${hoursPerWeek}`,
};

export const applicationText = {
  dialogTitle: (jobTitle: string) => `Apply for ${jobTitle}`,
  cvHint: 'Accepted formats: PDF, DOC, DOCX (Max size: 5MB)',
  submitting: 'Submitting...',
  submitted: 'Application Submitted!',
  failed: (email: string) =>
    `Failed to submit application. Please try again later or contact us directly at ${email}`,
} as const;
