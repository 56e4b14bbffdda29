/** Characters that the JSON text of a form's layout may have: 256 KiB. */
export const mostLayoutCharacters = 262_144
/** Characters of the JSON text that a visitor sends: the whole field list with what was typed into it. */
export const mostSubmittedCharacters = 524_288
/** Characters of all answers of a submission together: 256 KiB. */
export const mostAnswerCharacters = 262_144
export const mostFields = 100
/** Options of one field. */
export const mostOptions = 200
/** Characters of an option's Value or Display. */
export const longestOption = 500
/** Characters of a Label or SubmitLabel. */
export const longestLabel = 500
/** Characters of a subject or of the submit button's text. */
export const longestSubject = 200
/** Characters of all recipient addresses together. */
export const longestRecipients = 2000
/** Characters that are typed into a single line. */
export const longestLine = 1000
/** Characters that are typed into several lines. */
export const longestText = 10_000
/** Characters of an email address (RFC 5321, 4.5.3.1.3, less the angle brackets). */
export const longestAddress = 254
/** Days for which submissions are kept. */
export const keepDays = { min: 1, max: 3650, usual: 90 } as const
