/** What is said of an empty field that is required, of whatever type. */
export const requiredMessage = 'This information is required'
/** What is said of a choice that the form does not offer (any more). */
export const notOfferedMessage = 'This choice is not offered'

export function tooLongMessage(longest: number): string {
  return `This text may have at most ${longest} characters`
}
