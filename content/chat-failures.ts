export const chatFailures = {
  authentication: 'Authentication error. Please check the API configuration.',
  rateLimited: 'Rate limit exceeded. Please try again in a moment.',
  unavailable: "I apologize, but I'm having trouble connecting right now.",
  /** If nothing usable came back at all. */
  broken:
    "I apologize, but I'm having trouble connecting right now. Please try again later or contact us directly through our contact form.",
} as const;

/** For programs, not for visitors. */
export const chatRefusals = {
  notJson: 'The body must be JSON.',
  tooLarge: 'The conversation is too long.',
} as const;
