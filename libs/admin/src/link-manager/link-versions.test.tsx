import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findConflict } from '../testing/conflict-notice.ts'
import { countedSaves, documentAnswers, sampleRevisions } from '../testing/document-samples.ts'
import { findDialog } from '../testing/in-dialogs.ts'
import { keptCopies } from '../testing/kept-copies.ts'
import { field, findRows, loadLinks, order, renderLinkManager, saveLinks } from '../testing/link-render-manager.tsx'
import { linksOf, loadedLinks, sampleLinks } from '../testing/link-samples.ts'
import { linkChanges } from './link-rows.ts'

afterEach(() => void vi.useRealTimers())

const save = () => screen.getByRole('button', { name: 'Save' })
const theirs = [{ ...sampleLinks[0]!, Url: '/start' }, sampleLinks[2]!, { ...sampleLinks[1]!, Tooltip: 'Email us' }]

function openCounted() {
  const saves = countedSaves()
  let links = loadedLinks
  const manager = renderLinkManager({
    ...saves.answers,
    [loadLinks]: () => links,
    [saveLinks]: (input) => {
      saves.save('base' in input ? input.base : undefined)
      return {}
    },
  })
  const saveElsewhere = () => {
    links = linksOf(theirs, loadedLinks.icons)
    saves.saveElsewhere()
  }
  const type = async () => manager.user.type(field((await findRows())[0]!, 'Tooltip'), '!')
  return { ...manager, saveElsewhere, type }
}

describe('the version of the links', () => {
  it('is read before the links, and grows with each save', async () => {
    const { user, sent, type, calls } = openCounted()
    await type()
    expect(calls.slice(0, 2).map(([key]) => key)).toEqual(['GET private/document-get-state.json.php', loadLinks])
    await user.click(save())
    await screen.findByText(/^Saved \d/)
    await type()
    await user.click(save())
    await waitFor(() => expect(sent(saveLinks)).toHaveLength(2))
    expect(sent(saveLinks)).toMatchObject([{ base: 3 }, { base: 4 }])
  })
})

describe('links that somebody else saved meanwhile', () => {
  it('are told with what they changed, and are replaced', async () => {
    const { user, sent, sentLinks, saveElsewhere, type } = openCounted()
    await type()
    saveElsewhere()
    await user.click(save())
    const notice = await findConflict('the links')
    expect(notice.lines()).toEqual(['‘Write to us’ was renamed ‘Email us’', 'Button changed: ‘Home’'])
    expect(await order()).toEqual(['Home!', 'Write to us', 'The club elsewhere'])
    await user.click(notice.getByRole('button', { name: 'Overwrite it with mine' }))
    await screen.findByText(/^Saved \d/)
    expect(sent(saveLinks)).toMatchObject([{ base: 3 }, { base: 4 }])
    expect(sentLinks()[1]).toEqual([{ ...sampleLinks[0], Tooltip: 'Home!' }, ...sampleLinks.slice(1)])
  })

  it('take the place of the own ones', async () => {
    const { user, saveElsewhere, type } = openCounted()
    await type()
    saveElsewhere()
    await user.click(save())
    await user.click((await findConflict('the links')).getByRole('button', { name: 'Load the other version' }))
    await waitFor(async () => expect(await order()).toEqual(['Home', 'The club elsewhere', 'Email us']))
    expect(save()).toBeDisabled()
  })
})

it('links that were taken up again are there unsaved', async () => {
  const { user, sent, sentLinks } = renderLinkManager(documentAnswers(sampleRevisions(4), () => theirs))
  await user.click(await screen.findByRole('button', { name: 'History' }))
  const rows = await (await findDialog('History of the links')).findAllByRole('listitem')
  await user.click(within(rows[1]!).getByRole('button', { name: 'Use this version' }))
  await waitFor(async () => expect(await order()).toEqual(['Home', 'The club elsewhere', 'Email us']))
  expect(sent(saveLinks)).toEqual([])
  await user.click(save())
  await waitFor(() => expect(sentLinks()).toEqual([theirs]))
})

it('links that were kept before there were versions are offered', async () => {
  const kept = keptCopies()
  kept.keepOld('links', JSON.stringify(theirs))
  renderLinkManager(kept.answers)
  const offer = within(await screen.findByRole('region', { name: 'Unsaved changes' }))
  offer.getByRole('button', { name: 'Continue with them' }).click()
  await waitFor(async () => expect(await order()).toEqual(['Home', 'The club elsewhere', 'Email us']))
})

it('links that only changed places are told as moved', () => {
  const rows = sampleLinks.map((link, at) => ({ key: String(at), link }))
  expect(linkChanges(rows, rows.toReversed())).toEqual(['Buttons were moved'])
  expect(linkChanges(rows, [...rows])).toEqual([])
})

it('tells buttons that are gone and new from those that only have another tooltip', () => {
  const row = (key: string, Tooltip: string, Url: string) => ({
    key,
    link: { IconSet: 'fab' as const, Icon: '', Url, Tooltip },
  })
  const before = [row('a', 'Old', '/old'), row('b', 'Huts', '/huts')]
  const now = [row('a', 'New', '/new'), row('b', 'Our huts', '/huts')]
  expect(linkChanges(before, now)).toEqual([
    '‘Huts’ was renamed ‘Our huts’',
    'Button added: ‘New’',
    'Button removed: ‘Old’',
  ])
})
