import { screen, within } from '@testing-library/react'

/** The notice that somebody else saved this meanwhile, once it is there. */
export async function findConflict(what: string) {
  const notice = await screen.findByRole('region', { name: new RegExp(`^Ana Māhina saved ${what} after you started`) })
  return {
    ...within(notice),
    /** What was changed, a line each. */
    lines: () =>
      within(notice)
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent),
  }
}
