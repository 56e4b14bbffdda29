/** What is said of an empty field that is required, of whatever type. */
export const requiredMessage = 'This information is required'
/** What is said of a choice that the form does not offer (any more). */
export const notOfferedMessage = 'This choice is not offered'

/** What is said of a choice of which all places are taken. */
export function fullMessage(choice: string): string {
  return `‘${choice}’ is fully booked, please choose another one`
}

export function tooLongMessage(longest: number): string {
  return `This text may have at most ${longest} characters`
}
