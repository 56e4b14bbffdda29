/** Characters that the JSON text of a form's layout may have: 256 KiB. */
export const maxLayoutCharacters = 262_144
/** Characters of the JSON text that a visitor sends: the whole field list with what was typed into it. */
export const maxSubmittedCharacters = 524_288
/** Characters of all answers of a submission together: 256 KiB. */
export const maxAnswerCharacters = 262_144
/** Characters of the internal note on a submission. */
export const maxNoteLength = 5000
export const maxFields = 100
/** Options of one field. */
export const maxOptions = 200
/** Characters of an option's Value or Display. */
export const maxOptionLength = 500
/** Places that an option may have. */
export const maxPlaces = 100_000
/** Characters of a Label or SubmitLabel. */
export const maxLabelLength = 500
/** Characters of a subject or of the submit button's text. */
export const maxSubjectLength = 200
/** Characters of all recipient addresses together. */
export const maxRecipientsLength = 2000
/** Characters that are typed into a single line. */
export const maxLineLength = 1000
/** Characters that are typed into several lines. */
export const maxTextLength = 10_000
/** Characters of an email address (RFC 5321, 4.5.3.1.3, less the angle brackets). */
export const maxAddressLength = 254
/** Days for which submissions are kept. */
export const keepDays = { min: 1, max: 3650, usual: 90 } as const
