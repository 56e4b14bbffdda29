import { defineMessages, english, readLanguageFrom } from '@sitewright/messages'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openDocument } from '../testing/open-document.ts'
import { installPopover } from '../testing/popover.ts'
import { textKind } from '../testing/text-kind.tsx'
import { startIsland } from './start-island.tsx'

installPopover()

let end: (() => void) | undefined

afterEach(() => {
  act(() => end?.())
  end = undefined
  delete document.documentElement.dataset['awake']
  document.body.innerHTML = ''
  document.documentElement.lang = 'en-NZ'
  readLanguageFrom(() => english)
})

const hutTexts = defineMessages('huts/view', { beds: '{count, plural, one {# bed} other {# beds}}' })
const germanHuts = { 'huts/view': { beds: '{count, plural, one {# Bett} other {# Betten}}' } }

it('takes a page over in the language that the server wrote, and asks for no translation', async () => {
  const log = vi.spyOn(console, 'error')
  const loadLanguages = vi.fn()
  const View = () => <h1>{hutTexts.beds({ count: 12 })}</h1>
  const installed = [textKind('single-page', { View })]
  await openDocument(installed, { language: 'de', translations: germanHuts })
  const drawn = screen.getByRole('heading', { name: '12 Betten' })
  end = await startIsland({ installed, loadLanguages })
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-awake', 'island'))
  expect(screen.getByRole('heading', { name: '12 Betten' })).toBe(drawn)
  expect(loadLanguages).not.toHaveBeenCalled()
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})

it('says in the language of the site what the login dialog says, which has it loaded then', async () => {
  await openDocument([textKind('single-page')], { language: 'de', translations: germanHuts })
  const german = { 'site/login': { email: 'E-Mail-Adresse' } }
  const loadLanguages = async () => ({ de: { site: async () => ({ default: german }) } })
  end = await startIsland({ installed: [textKind('single-page')], loadLanguages })
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-awake', 'island'))
  document.querySelector<HTMLElement>('[data-opens=login]')!.click()
  expect(await screen.findByLabelText('E-Mail-Adresse')).toBeVisible()
})
