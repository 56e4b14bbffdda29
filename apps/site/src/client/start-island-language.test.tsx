import { dateTimeFormat, defineMessages, english, readLanguageFrom } from '@sitewright/messages'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
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
  delete document.documentElement.dataset['timeZone']
  document.body.innerHTML = ''
  document.documentElement.lang = 'en-NZ'
  readLanguageFrom(() => english)
})

const hutTexts = defineMessages('huts/view', { beds: '{count, plural, one {# bed} other {# beds}}', full: 'Full' })
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

describe('what the page says later', () => {
  const all = { 'huts/view': { beds: germanHuts['huts/view'].beds, full: 'Belegt' } }

  /** Opens a page that the build has made a file of translations for, and touches it. */
  async function openAndTouch(answer: () => Promise<Response>) {
    const View = () => {
      const [isFull, setFull] = useState(false)
      return <button onClick={() => setFull(true)}>{isFull ? hutTexts.full() : hutTexts.beds({ count: 12 })}</button>
    }
    const installed = [textKind('single-page', { View })]
    const visitorTexts = { 'single-page': { de: '/assets/texts.de.json' } }
    await openDocument(installed, { language: 'de', translations: all, visitorTexts })
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
    end = await startIsland({ installed })
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-awake', 'island'))
    fireEvent.click(screen.getByText('12 Betten'))
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/assets/texts.de.json')
    fetched.mockRestore()
  }

  it('is there in its language before anything can be touched', async () => {
    await openAndTouch(async () => Response.json(all))
    expect(screen.getByText('Belegt')).toBeVisible()
  })

  it('comes with what may follow in a part of it, in the order of the catalogue', async () => {
    const View = () => {
      const [isFull, setFull] = useState(false)
      return <button onClick={() => setFull(true)}>{isFull ? hutTexts.full() : hutTexts.beds({ count: 12 })}</button>
    }
    const installed = [textKind('single-page', { View })]
    const visitorTexts = { 'single-page': { de: '/assets/texts.de.json' } }
    const textParts = [{ catalogues: ['huts/view'], files: { de: '/assets/view.de.json' } }]
    await openDocument(installed, { language: 'de', translations: all, visitorTexts, textParts })
    const inPlaces = { 'huts/view': [all['huts/view'].beds, 'Belegt'] }
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (address) => Response.json(address === '/assets/view.de.json' ? inPlaces : {}))
    end = await startIsland({ installed })
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-awake', 'island'))
    fireEvent.click(screen.getByText('12 Betten'))
    expect(screen.getByText('Belegt')).toBeVisible()
    fetched.mockRestore()
  })

  it.each([
    ['cannot be fetched', () => Promise.reject(new TypeError('offline'))],
    ['is gone', async () => new Response('', { status: 404 })],
    ['is something else', async () => new Response('<html>')],
  ])('is in English if its file %s, and what stands there stays', async (_, answer) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await openAndTouch(answer)
    expect(screen.getByText('Full')).toBeVisible()
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })
})

it.each([
  ['Europe/Berlin', '23:45'],
  ['Mars/Olympus', '09:45'],
])('goes by the clock that the document names, where the browser knows it: %s', async (zone, shown) => {
  const View = () => {
    const [time, setTime] = useState('')
    const show = () => setTime(dateTimeFormat({ timeStyle: 'short' }).format(Date.UTC(2026, 5, 30, 21, 45)))
    return <button onClick={show}>Time {time}</button>
  }
  const installed = [textKind('single-page', { View })]
  await openDocument(installed, { language: 'de' })
  document.documentElement.dataset['timeZone'] = zone
  end = await startIsland({ installed })
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-awake', 'island'))
  act(() => screen.getByRole('button', { name: /Time/ }).click())
  expect(screen.getByRole('button', { name: `Time ${shown}` })).toBeVisible()
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
