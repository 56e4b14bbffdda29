import type { SiteSettingsObject } from '@sitewright/api-client'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findConflict } from '../testing/conflict-notice.ts'
import { countedSaves, documentAnswers, sampleRevisions } from '../testing/document-samples.ts'
import { findDialog } from '../testing/in-dialogs.ts'
import { keptCopies } from '../testing/kept-copies.ts'
import { findField, loadSettings, renderSiteSettings, saveSettings } from '../testing/settings-render.tsx'
import { sampleSettings } from '../testing/settings-samples.ts'
import { fieldsOf } from './setting-fields.ts'
import { settingChanges } from './settings-document.ts'
import { settingLabels } from './setting-labels.ts'

afterEach(() => void vi.useRealTimers())

function openCounted() {
  const saves = countedSaves()
  let settings = sampleSettings
  const screenOf = renderSiteSettings({
    ...saves.answers,
    [loadSettings]: () => settings,
    [saveSettings]: ({ base }) => {
      saves.save(base)
      return {}
    },
  })
  const saveElsewhere = (part: Partial<SiteSettingsObject>) => {
    settings = { ...settings, ...part }
    saves.saveElsewhere()
  }
  return { ...screenOf, saveElsewhere }
}

it('tells what is there now, but no secrets, and no numbers of pages and pictures', () => {
  const before = fieldsOf(sampleSettings)
  const now = { ...before, SiteMetaDescription: '', CaptchaSecretKey: 'secret', DefaultPage: 7, SiteLogoLarge: 8 }
  expect(settingChanges(before, now)).toEqual([
    'Meta description: empty now',
    'Default page',
    'Site logo large',
    'Human-check secret key',
  ])
  const long = 'a long title '.repeat(20)
  expect(settingChanges(before, { ...before, SiteTitle: long })).toEqual([
    `Browser site title: ‘${long.slice(0, 80)}…’`,
  ])
})

it('has the labels of the screen for what somebody else has changed', async () => {
  renderSiteSettings()
  await findField('Browser site title')
  for (const label of Object.values(settingLabels).map((told) => told()))
    expect(screen.queryByLabelText(label) ?? screen.getByRole('group', { name: label })).toBeVisible()
})

it('reads the version before the settings, and each save makes the next', async () => {
  const { fill, save, changes, calls } = openCounted()
  await findField('Browser site title')
  const keys = calls.map(([key]) => key)
  expect(keys.indexOf('GET private/document-get-state.json.php')).toBeLessThan(keys.indexOf(loadSettings))
  await fill('Browser site title', 'Hut News')
  await save()
  await screen.findByText(/^Saved \d/)
  await fill('Browser site title', 'Huts')
  await save()
  await waitFor(() => expect(changes()).toMatchObject([{ base: 3 }, { base: 4 }]))
})

describe('settings that somebody else saved meanwhile', () => {
  it('stay theirs without a question where they are others than the own ones', async () => {
    const { fill, save, changes, saveElsewhere } = openCounted()
    await fill('Browser site title', 'Hut News')
    saveElsewhere({ SiteMetaKeywords: 'huts', TrashDays: 7 })
    await save()
    await screen.findByText(/^Saved \d/)
    expect(changes()).toHaveLength(2)
    expect(changes()[1]).toMatchObject({ SiteTitle: 'Hut News', SiteMetaKeywords: 'huts', TrashDays: 7, base: 4 })
    expect(await findField('Meta keywords')).toHaveValue('huts')
    expect(screen.queryByRole('region', { name: /^Ana Māhina/ })).toBeNull()
  })

  it('are asked about where both changed the same, by its label', async () => {
    const { user, fill, save, changes, saveElsewhere, refresh } = openCounted()
    await fill('Browser site title', 'Hut News')
    saveElsewhere({ SiteTitle: 'Tramping', TrashDays: 7 })
    await save()
    const notice = await findConflict('the settings')
    expect(notice.lines()).toEqual(['Browser site title: ‘Tramping’', 'Days in the trash: ‘7’'])
    expect(await findField('Browser site title')).toHaveValue('Hut News')
    expect(refresh).not.toHaveBeenCalled()
    await user.click(notice.getByRole('button', { name: 'Overwrite it with mine' }))
    await screen.findByText(/^Saved \d/)
    expect(changes()[1]).toMatchObject({ SiteTitle: 'Hut News', TrashDays: 30, base: 4 })
  })

  it('are asked about where a secret key was typed, which cannot be compared', async () => {
    const { user, fill, save, saveElsewhere } = openCounted()
    await fill('Human-check secret key', 'another')
    saveElsewhere({ TrashDays: 7 })
    await save()
    const notice = await findConflict('the settings')
    await user.click(notice.getByRole('button', { name: 'Load the other version' }))
    await waitFor(async () => expect(await findField('Days in the trash')).toHaveValue('7'))
    expect(await findField('Human-check secret key')).toHaveValue('••••••••')
  })

  it('are what the next edits are told by once they were loaded', async () => {
    const { user, fill, save, changes, saveElsewhere } = openCounted()
    await fill('Browser site title', 'Hut News')
    saveElsewhere({ SiteTitle: 'Tramping' })
    await save()
    await user.click((await findConflict('the settings')).getByRole('button', { name: 'Load the other version' }))
    await waitFor(async () => expect(await findField('Browser site title')).toHaveValue('Tramping'))
    await fill('Meta keywords', 'huts')
    saveElsewhere({ TrashDays: 7 })
    await save()
    await screen.findByText(/^Saved \d/)
    expect(changes().at(-1)).toMatchObject({ SiteTitle: 'Tramping', SiteMetaKeywords: 'huts', TrashDays: 7, base: 5 })
  })
})

it('takes up former settings unsaved, without what is gone, and with the secret key of now', async () => {
  const { CaptchaSecretKey: _, ...open } = sampleSettings
  const once = { ...open, SiteTitle: 'Huts', DefaultPage: 999, SiteLogoLarge: 205, SiteFavicon: 998 }
  const { user, save, changes } = renderSiteSettings(documentAnswers(sampleRevisions(4), () => once))
  await user.click(await screen.findByRole('button', { name: 'History' }))
  const rows = await (await findDialog('History of the settings')).findAllByRole('listitem')
  await user.click(within(rows[1]!).getByRole('button', { name: 'Use this version' }))
  expect(
    await screen.findByText(
      'What ‘Default page’ and ‘Favicon’ named in that version was deleted. Choose anew before you save, or leave it empty.',
    ),
  ).toBeVisible()
  expect(await findField('Browser site title')).toHaveValue('Huts')
  expect(changes()).toEqual([])
  await save()
  await waitFor(() => expect(changes()).toHaveLength(1))
  expect(changes()[0]).toEqual({ ...sampleSettings, ...once, DefaultPage: 0, SiteFavicon: 0, base: 3 })
})

it('offers settings that were kept before there were versions', async () => {
  const kept = keptCopies()
  kept.keepOld('settings', JSON.stringify({ SiteTitle: 'Kept' }))
  renderSiteSettings(kept.answers)
  const offer = within(await screen.findByRole('region', { name: 'Unsaved changes' }))
  offer.getByRole('button', { name: 'Continue with them' }).click()
  await waitFor(async () => expect(await findField('Browser site title')).toHaveValue('Kept'))
})
