/** One and several of what is listed. */
export const submissionNouns = ['submission', 'submissions'] as const
