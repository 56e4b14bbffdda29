export const saveFailure = 'Failed to save menu, see browser log for more information'

export const discardQuestion = 'Are you sure you want to discard all changes since the menu was last saved?'

export const addressTooltip = 'Lead to another site, an email, a telephone or a heading of a page'

export const addressHelp = 'https://example.org, an email, a telephone number, or /page#heading'

export const noAddress = `This is no address. Give one such as ${addressHelp}.`

export const labelMissing = 'This item needs a label: it is what visitors read.'

export const noRolesYet = 'Save the menu first: roles can be set for saved items only'

export const dragInstructions =
  'Press Space to pick the item up. Then move it up and down with the arrow keys, and to another level with the left and right arrow keys. Space puts it down, Escape leaves it where it was.'

export const fitsNowhere = 'It does not fit here: the menu would have too many levels.'

/** Says of a version that was taken up which items lost their pages. @param labels - one or more. */
export function lostText(labels: readonly string[]): string {
  const names = new Intl.ListFormat('en-nz').format(labels.map((label) => `‘${label}’`))
  return labels.length === 1
    ? `The page of ${names} was deleted: it leads nowhere now.`
    : `The pages of ${names} were deleted: they lead nowhere now.`
}
