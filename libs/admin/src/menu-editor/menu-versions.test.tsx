import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Answers } from '@sitewright/api-client/testing'
import { findConflict } from '../testing/conflict-notice.ts'
import { countedSaves, documentAnswers, sampleRevisions } from '../testing/document-samples.ts'
import { findDialog } from '../testing/in-dialogs.ts'
import { keptCopies } from '../testing/kept-copies.ts'
import { button, getMenu, inItem, openMenuEditor, setMenu, shownOutline } from '../testing/menu-render.tsx'
import { menuItem, menuOf, outlineOf, sampleMenu, savedIds } from '../testing/menu-samples.ts'

afterEach(() => vi.useRealTimers())

const theirs = menuOf(
  menuItem(1, 'Start', 1),
  { ...sampleMenu[1]! },
  menuItem(50, 'News', 7),
  menuItem(5, 'Programme', 18, [menuItem(6, 'Summer', 7)]),
)

/** The editor over a server that counts saves, and on which somebody else saves. */
async function openCounted(more: Answers = {}) {
  const saves = countedSaves()
  let menu = sampleMenu
  const editor = await openMenuEditor({
    ...saves.answers,
    [getMenu]: () => menu,
    [setMenu]: (change) => {
      saves.save(change.base)
      return savedIds(change.menu)
    },
    ...more,
  })
  const saveElsewhere = () => {
    menu = theirs
    saves.saveElsewhere()
  }
  const rename = () => editor.user.type(inItem('Our huts').getByRole('textbox'), '!')
  return { ...editor, saveElsewhere, rename }
}

describe('the version of the menu', () => {
  it('is read before the menu, and grows with each save', async () => {
    const { user, save, sent, calls } = await openCounted()
    const keys = calls.map(([key]) => key)
    expect(keys.indexOf('GET private/document-get-state.json.php')).toBeLessThan(keys.indexOf(getMenu))
    for (const base of [3, 4]) {
      await user.type(inItem(base === 3 ? 'Home' : 'Home!').getByRole('textbox'), '!')
      await save()
      await screen.findByText(/^Saved \d/)
      expect(sent().at(-1)).toMatchObject({ base })
    }
  })
})

describe('a menu that somebody else saved meanwhile', () => {
  it('is told with what they changed, and nothing is lost', async () => {
    const { save, sent, saveElsewhere, rename, refresh } = await openCounted()
    await rename()
    saveElsewhere()
    await save()
    const notice = await findConflict('the menu')
    expect(notice.lines()).toEqual([
      'Item added: ‘News’',
      'Item removed: ‘Contact us’',
      '‘Home’ was renamed ‘Start’',
      'Item leads elsewhere: ‘Programme’',
    ])
    expect(inItem('Our huts!').getByRole('textbox')).toBeVisible()
    expect(refresh).not.toHaveBeenCalled()
    expect(sent()).toHaveLength(1)
  })

  it('is replaced: what they removed comes back as new, and what they added goes', async () => {
    const { user, save, sent, saveElsewhere, rename } = await openCounted()
    await rename()
    saveElsewhere()
    await save()
    await user.click((await findConflict('the menu')).getByRole('button', { name: 'Overwrite it with mine' }))
    await screen.findByText(/^Saved \d/)
    expect(sent()[1]).toMatchObject({
      menu: [{ Label: 'Home' }, { Label: 'Our huts!' }, {}, { idMenuItem: -1, Label: 'Contact us' }],
      delete: [50],
      base: 4,
    })
    expect(screen.queryByRole('region', { name: /^Ana Māhina/ })).toBeNull()
    await user.type(inItem('Contact us').getByRole('textbox'), '!')
    await save()
    await waitFor(() => expect(sent()).toHaveLength(3))
    expect(sent()[2]).toMatchObject({ menu: [{}, {}, {}, { idMenuItem: 1000 }], delete: [], base: 5 })
  })

  it('takes the place of the own one, or is put off', async () => {
    const { user, save, sent, saveElsewhere, rename } = await openCounted()
    await rename()
    saveElsewhere()
    await save()
    await user.click((await findConflict('the menu')).getByRole('button', { name: 'Keep editing' }))
    expect(inItem('Our huts!').getByRole('textbox')).toBeVisible()
    await save()
    await user.click((await findConflict('the menu')).getByRole('button', { name: 'Load the other version' }))
    await waitFor(() => expect(shownOutline()).toEqual(outlineOf(theirs)))
    expect(button('Save')).toBeDisabled()
    expect(sent()).toHaveLength(2)
  })
})

describe('a menu that was taken up again', () => {
  it('is there unsaved, with what is gone told, and saved as it was', async () => {
    const once = menuOf(menuItem(1, 'Welcome', 1), menuItem(70, 'Shop', 99, [menuItem(71, 'Maps', 18)]))
    const { user, save, sent } = await openMenuEditor(documentAnswers(sampleRevisions(4), () => once))
    await user.click(button('History'))
    const rows = await (await findDialog('History of the menu')).findAllByRole('listitem')
    await user.click(within(rows[1]!).getByRole('button', { name: 'Use this version' }))
    expect(await screen.findByText('The page of ‘Shop’ was deleted: it leads nowhere now.')).toBeVisible()
    expect(shownOutline()).toEqual(outlineOf(once))
    expect(sent()).toEqual([])
    await save()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toEqual({
      menu: menuOf(menuItem(1, 'Welcome', 1), menuItem(-1, 'Shop', 0, [menuItem(-2, 'Maps', 18)])),
      delete: [2, 3, 7, 4, 5, 6, 8],
      base: 3,
    })
  })
})

describe('a working copy from before there were versions', () => {
  it('is offered, and never saved over what is there without a question', async () => {
    const kept = keptCopies()
    const menu = menuOf(menuItem(1, 'Home of huts', 1), ...sampleMenu.slice(1, 3))
    kept.keepOld('menu', JSON.stringify({ menu, deleted: [8] }))
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
    const { sent } = await openCounted(kept.answers)
    const offer = within(await screen.findByRole('region', { name: 'Unsaved changes' }))
    await user.click(offer.getByRole('button', { name: 'Continue with them' }))
    expect(shownOutline()).toEqual(outlineOf(menu))
    await user.click(button('Save'))
    const notice = within(await screen.findByRole('region', { name: /^Somebody else saved the menu/ }))
    await user.click(notice.getByRole('button', { name: 'Overwrite it with mine' }))
    await screen.findByText(/^Saved \d/)
    expect(sent()).toMatchObject([{ base: 0 }, { base: 3, delete: [8] }])
  })
})
