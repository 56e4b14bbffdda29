import { ApiError, type UploadedFonts } from '@sitewright/api-client'
import type { Answers } from '@sitewright/api-client/testing'
import { webFamilies } from '@sitewright/theme'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, findDialog, findMessage } from '../../testing/in-dialogs.ts'
import { loadLook, sampleFont, sampleLook } from '../../testing/look-samples.ts'
import { openLook } from '../../testing/open-look.tsx'
import { parseDraft } from '../look-draft.ts'
import { nameOf } from './font-file.ts'
import { themeFonts } from './uploaded-fonts.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('style')
})

const listFonts = 'GET private/look-get-fonts.json.php'
const addFont = 'POST private/look-add-font.json.php'
const deleteFont = 'POST private/look-delete-font.json.php'
const families = webFamilies(sampleFont)
const inClubSans = {
  ...sampleLook.look,
  fonts: { ...sampleLook.look.fonts, body: families },
  fontFiles: sampleFont.files,
}

/** Answers of a server that keeps its fonts. */
function fontAnswers(fonts: UploadedFonts) {
  return {
    [listFonts]: () => fonts,
    [addFont]: () => {
      fonts = [...fonts, { ...sampleFont, id: 9, family: 'Hut Serif' }]
      return { id: 9 }
    },
    [deleteFont]: () => {
      fonts = []
      return {}
    },
  } satisfies Answers
}

const file = (bytes: string, name = 'hut-serif_VF.woff2') => new File([bytes], name, { type: 'font/woff2' })
const text = () => screen.getByRole('combobox', { name: 'Text' })
const publish = () => screen.getByRole('button', { name: 'Publish look' })
const ownFonts = () => within(screen.getByRole('group', { name: 'Fonts of your own' }))

describe('a font that was uploaded', () => {
  it('stands in both lists with what it costs, and the look names its files', async () => {
    const { user, part, sent } = await openLook(fontAnswers([sampleFont]))
    await part('Type')
    expect(within(text()).getByRole('option', { name: 'Club Sans, 48 kB' })).toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Headings' }), families)
    await user.selectOptions(text(), families)
    await user.click(publish())
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.look).toEqual({ ...inClubSans, fonts: { ...inClubSans.fonts, heading: families } })
  })

  it('is no part of a look any more that names another', async () => {
    const { user, part, sent } = await openLook({
      ...fontAnswers([sampleFont]),
      [loadLook]: () => ({ ...sampleLook, look: inClubSans }),
    })
    await part('Type')
    expect(text()).toHaveValue(families)
    await user.selectOptions(text(), 'System')
    await user.click(publish())
    await waitFor(() => expect(sent()[0]?.look).toEqual(sampleLook.look))
  })

  it('is not in a look that was kept until it was deleted', () => {
    const { footer } = sampleLook
    const kept = JSON.stringify({ look: inClubSans, footer })
    expect(parseDraft(kept, themeFonts([sampleFont]))).toEqual({ look: inClubSans, footer })
    expect(parseDraft(kept, [])).toEqual({ look: sampleLook.look, footer })
  })
})

describe('an upload', () => {
  const open = async (answers: Answers = {}) => {
    const opened = await openLook({ ...fontAnswers([]), ...answers })
    await opened.part('Type')
    expect(ownFonts().getByText(/^None yet\./)).toBeVisible()
    await opened.user.click(ownFonts().getByRole('button', { name: 'Upload a font' }))
    const dialog = await findDialog('Upload a font')
    const upload = () => dialog.getByRole('button', { name: 'UPLOAD' })
    return { ...opened, dialog, upload }
  }

  it('needs a file and a word on its licence, and takes the name from the file', async () => {
    const { user, dialog, upload, calls } = await open()
    await user.upload(dialog.getByLabelText('File of the font'), file('wOF2 and more'))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Hut Serif'))
    expect(upload()).toBeDisabled()
    await user.click(dialog.getByRole('checkbox', { name: 'The licence of this font allows use on websites' }))
    await user.click(dialog.getByRole('radio', { name: 'With serifs, as in books' }))
    await user.click(upload())
    expect(await screen.findByRole('button', { name: 'Delete the font Hut Serif' })).toBeVisible()
    expect(calls.filter(([key]) => key === addFont)).toEqual([
      [addFont, { family: 'Hut Serif', kind: 'serif', file: btoa('wOF2 and more') }],
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says at once what is no font, or too large for one', async () => {
    const { user, dialog, upload } = await open()
    await user.click(dialog.getByRole('checkbox', { name: /licence/ }))
    await user.upload(dialog.getByLabelText('File of the font'), file('OTTO'))
    expect(await dialog.findByText(/^This file is no woff2 font\./)).toBeVisible()
    expect(upload()).toBeDisabled()
    await user.upload(dialog.getByLabelText('File of the font'), file('x'.repeat(600_001)))
    expect(await dialog.findByText(/^This file has 601 kB; a font can have 600 kB\./)).toBeVisible()
    await user.upload(dialog.getByLabelText('File of the font'), file('wOF2'))
    await waitFor(() => expect(upload()).toBeEnabled())
  })

  it('that is refused leaves everything as it was typed, with the reason', async () => {
    const { user, dialog, upload } = await open({
      [addFont]: () => {
        throw new ApiError('refused', { status: 400, body: { error: 'The file is damaged: it ends too early' } })
      },
    })
    await user.upload(dialog.getByLabelText('File of the font'), file('wOF2'))
    await user.click(dialog.getByRole('checkbox', { name: /licence/ }))
    await waitFor(() => expect(upload()).toBeEnabled())
    await user.click(upload())
    expect(await findMessage()).toMatch(/^The font was not uploaded/)
    await answer(user)
    expect(await dialog.findByRole('alert')).toHaveTextContent('The file is damaged: it ends too early')
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Hut Serif')
  })
})

describe('a font that is deleted', () => {
  const remove = 'Delete the font Club Sans'

  it('is called what it is used for first, and is in no step of the look any more', async () => {
    const answers = fontAnswers([sampleFont])
    const published = fontAnswers([{ ...sampleFont, published: true }])
    let later = false
    const { user, part, sent, calls } = await openLook({
      ...published,
      // it was published after the list was read
      [listFonts]: () => (later ? published : answers)[listFonts](),
      [loadLook]: () => ({ ...sampleLook, look: inClubSans }),
    })
    await part('Type')
    await user.selectOptions(text(), 'System')
    later = true
    await user.click(screen.getByRole('button', { name: remove }))
    expect(await screen.findByText(/^The site is in this font now\./)).toBeVisible()
    await answer(user, 'Delete')
    await waitFor(() => expect(ownFonts().getByText(/^None yet\./)).toBeVisible())
    expect(calls).toContainEqual([deleteFont, { id: 3, used: true }])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(text()).toHaveValue(sampleLook.look.fonts.body)
    expect(sent()).toEqual([])
    await part('Colours')
    await user.click(screen.getByRole('radio', { name: 'Always dark' }))
    await user.click(publish())
    await waitFor(() => expect(sent()[0]?.look).toEqual({ ...sampleLook.look, scheme: 'dark' }))
  })

  it('is in the look still where it is brought back at once', async () => {
    const { user, part, sent, calls } = await openLook({
      ...fontAnswers([sampleFont]),
      [loadLook]: () => ({ ...sampleLook, look: inClubSans }),
      'GET protected/get-system-property.json.php': ({ k }) => [k === 'TrashDays' ? 30 : 'Ridgeline Club'],
      'POST private/trash-restore.json.php': () => ({ notes: [] }),
      [deleteFont]: () => ({}),
    })
    await part('Type')
    await user.click(screen.getByRole('button', { name: remove }))
    expect(await screen.findByText(/From the trash, it can still be brought back for 30 days\.$/)).toBeVisible()
    await answer(user, 'Delete')
    expect(await screen.findByText('The font ‘Club Sans’ was deleted.')).toBeVisible()
    await answer(user, 'Undo')
    // as the screen opens, before it asks, when it is gone, and when it is back
    await waitFor(() => expect(calls.filter(([key]) => key === listFonts)).toHaveLength(4))
    expect(calls).toContainEqual(['POST private/trash-restore.json.php', { kind: 'font', id: 3 }])
    expect(text()).toHaveValue(families)
    await part('Colours')
    await user.click(screen.getByRole('radio', { name: 'Always dark' }))
    await user.click(publish())
    await waitFor(() => expect(sent()[0]?.look).toEqual({ ...inClubSans, scheme: 'dark' }))
  })

  it('stays where nobody is sure', async () => {
    const { user, part, calls } = await openLook(fontAnswers([sampleFont]))
    await part('Type')
    await user.click(screen.getByRole('button', { name: remove }))
    await answer(user, 'Cancel')
    expect(screen.getByRole('button', { name: remove })).toBeVisible()
    expect(calls.some(([key]) => key === deleteFont)).toBe(false)
  })
})

it.each([
  ['club-sans_VF.woff2', 'Club Sans'],
  ['Inter-roman.var.woff2', 'Inter Roman'],
  ['lora-latin-400-normal.woff2', 'Lora'],
  ['Ōtaki.woff2', 'Ōtaki'],
  ['???.woff2', ''],
])('calls the font of a file %s ‘%s’', (name, family) => {
  expect(nameOf(name)).toBe(family)
})

it('leaves logos and pictures to administrators', async () => {
  const { part, calls } = await openLook({}, ['core.look'])
  await part('Logos and pictures')
  expect(screen.getByText(/Ask an administrator to change them\./)).toBeVisible()
  expect(calls.some(([key]) => String(key).includes('site-settings'))).toBe(false)
})
