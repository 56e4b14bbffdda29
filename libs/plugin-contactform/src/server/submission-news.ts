/** The list of all submissions: of those that wait and those that were delivered, with what staff say of them. */
export const submissionList = 'submissions'

/** What a write changes that only staff see, and that is a submission. */
export const ofSubmissions = { touches: [], lists: [submissionList] } as const
