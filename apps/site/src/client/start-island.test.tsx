import type { PageViewProps } from '@sitewright/page-kit'
import { useSession } from '@sitewright/session'
import { useMessages } from '@sitewright/ui'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { appSetup } from '../testing/fixtures.ts'
import { openDocument } from '../testing/open-document.ts'
import { installPopover } from '../testing/popover.ts'
import { textKind } from '../testing/text-kind.tsx'
import './replay-clicks.ts'
import './until-loaded.ts'
import { startIsland } from './start-island.tsx'

installPopover()

/** Two fields, one of which React knows about, and what else a view may use. */
function GuestBook({ data, query = {} }: PageViewProps<unknown>) {
  const [name, setName] = useState('')
  const messages = useMessages()
  const isStaff = useSession((state) => state.authenticated)
  return (
    <form>
      <h1>{String(data)}</h1>
      <label>
        Name <input value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <label>
        Words <textarea />
      </label>
      <button type="button" onClick={() => void messages.alert('Thank you')}>
        Sign
      </button>
      <p>{`${isStaff ? 'Staff' : 'Visitor'} from ${query['from'] ?? 'nowhere'}`}</p>
    </form>
  )
}

const text = [textKind('single-page')]
const guestBook = [textKind('single-page', { View: GuestBook }, { query: ['from'] })]

let end: (() => void) | undefined
const wakeUp = async (installed = text) => {
  end = await startIsland({ installed })
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-awake', 'island'))
}

afterEach(() => {
  act(() => end?.())
  end = undefined
  delete document.documentElement.dataset['awake']
  delete window.sitewrightClicks
  document.body.innerHTML = ''
})

it.each([
  ['a page', text, {}],
  ['a page with versions of its files', text, { fileVersions: { 3: '0123456789ab' }, setup: appSetup({ bi: 3 }) }],
  ['a page that reads the address', guestBook, { url: '/huts?from=mail' }],
])('hydrates %s as the server rendered it, and leaves the shell alone', async (_, installed, rest) => {
  const log = vi.spyOn(console, 'error')
  await openDocument(installed, rest)
  const drawn = document.querySelector('h1')
  const shell = screen.getByRole('banner').outerHTML
  await wakeUp(installed)
  expect(document.querySelector('h1')).toBe(drawn)
  expect(screen.getByRole('banner').outerHTML).toBe(shell)
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})

it('keeps what was typed and carries out what was clicked before', async () => {
  await openDocument(guestBook)
  const [name, words] = screen.getAllByRole<HTMLInputElement>('textbox')
  const user = userEvent.setup()
  await user.type(name!, 'Kim')
  await user.type(words!, 'A fine hut')
  window.sitewrightClicks = () => [screen.getByText('Sign')]
  await wakeUp(guestBook)
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Thank you')
  expect(name).toHaveValue('Kim')
  expect(words).toHaveValue('A fine hut')
})

it.each([
  ['is sent once it can be sent', 'Kim', { told: 0, signed: 1 }],
  ['may say why where it cannot', '', { told: 1, signed: 0 }],
])('a form in which Enter was pressed before %s', async (_, typed, counts) => {
  const [signed, told] = [vi.fn((event: FormEvent) => event.preventDefault()), vi.fn()]
  function View() {
    const [isComplete, setComplete] = useState(false)
    const field = useRef<HTMLInputElement>(null)
    useEffect(() => setComplete(field.current?.value !== ''), [])
    return (
      <form onSubmit={signed}>
        <input ref={field} aria-label="Name" onKeyDown={told} />
        <button type="submit" disabled={!isComplete}>
          Sign
        </button>
      </form>
    )
  }
  const installed = [textKind('single-page', { View })]
  await openDocument(installed)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  field.value = typed
  window.sitewrightClicks = () => [field]
  await wakeUp(installed)
  await waitFor(() => expect({ told: told.mock.calls.length, signed: signed.mock.calls.length }).toEqual(counts))
})

/** Keeps clicks until they are asked for, as the document's inline script does. */
function keepClicks(): void {
  const kept: HTMLElement[] = []
  function keep(event: MouseEvent) {
    event.preventDefault()
    kept.push(event.target as HTMLElement)
  }
  window.addEventListener('click', keep, true)
  window.sitewrightClicks = () => {
    window.removeEventListener('click', keep, true)
    return kept.splice(0)
  }
}

it('carries out once what is clicked while it is taken over', async () => {
  const signed = vi.fn()
  const View = () => <button onClick={signed}>Sign</button>
  const installed = [textKind('single-page', { View })]
  await openDocument(installed)
  keepClicks()
  end = await startIsland({ installed })
  expect(document.documentElement).not.toHaveAttribute('data-awake')
  screen.getByText('Sign').click()
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-awake'))
  await waitFor(() => expect(signed).toHaveBeenCalled())
  expect(signed).toHaveBeenCalledOnce()
  screen.getByText('Sign').click()
  expect(signed).toHaveBeenCalledTimes(2)
})

/** What browsers and extensions do to a document that nothing has taken over yet. */
const foreignChanges: [string, () => void][] = [
  [
    'an extension puts an element beside each field',
    () => {
      for (const field of document.querySelectorAll('#content :is(input, textarea)'))
        field.after(Object.assign(document.createElement('div'), { innerHTML: '<button>fill in</button>' }))
    },
  ],
  [
    'the browser translates it',
    () => {
      for (const node of textsOf(document.querySelector('#content')!)) {
        const font = document.createElement('font')
        node.replaceWith(font)
        font.append(node)
        node.data = node.data.toUpperCase()
      }
    },
  ],
  [
    'an extension wraps each field',
    () => {
      for (const field of document.querySelectorAll('#content :is(input, textarea)')) {
        const wrapper = document.createElement('span')
        field.replaceWith(wrapper)
        wrapper.append(field)
      }
    },
  ],
  ['something is taken away', () => document.querySelector('#content h1')!.remove()],
]

function textsOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

describe.each(foreignChanges)('where %s', (_, change) => {
  it('keeps what was typed until then, caret and focus', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await openDocument(guestBook)
    const [name, words] = screen.getAllByRole<HTMLInputElement>('textbox')
    const user = userEvent.setup()
    await user.type(name!, 'Kim')
    await user.type(words!, 'A fine hut')
    change()
    words!.focus()
    end = await startIsland({ installed: guestBook })
    // while React is at it
    words!.value += '!'
    words!.setSelectionRange(2, 6, 'backward')
    await waitFor(() => expect(words).not.toBeInTheDocument())
    const [nameNow, wordsNow] = screen.getAllByRole<HTMLInputElement>('textbox')
    expect(nameNow).toHaveValue('Kim')
    expect(wordsNow).toHaveValue('A fine hut!')
    expect([wordsNow!.selectionStart, wordsNow!.selectionEnd, wordsNow!.selectionDirection]).toEqual([2, 6, 'backward'])
    expect(wordsNow).toHaveFocus()
    // React knows of it
    await user.type(nameNow!, 'berley')
    expect(nameNow).toHaveValue('Kimberley')
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  it('carries out what was clicked on what was there before', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await openDocument(guestBook)
    const sign = screen.getByText('Sign')
    change()
    window.sitewrightClicks = () => [sign]
    await wakeUp(guestBook)
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Thank you')
    warn.mockRestore()
  })
})

it('survives it when what it is about to remove was wrapped or replaced by something else', async () => {
  function Switching() {
    const [on, setOn] = useState(true)
    return (
      <>
        <button onClick={() => setOn(!on)}>Switch</button>
        <input aria-label="Words" />
        <p>
          {on && 'It is on'}
          <b>now</b>
        </p>
      </>
    )
  }
  const installed = [textKind('single-page', { View: Switching })]
  const errors = vi.spyOn(console, 'error')
  await openDocument(installed)
  await wakeUp(installed)
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox'), 'Kept')
  for (const replaced of [false, true]) {
    const [node] = textsOf(document.querySelector('#content p')!)
    const font = document.createElement('font')
    node!.replaceWith(font)
    font.append(replaced ? 'Es ist an' : node!)
    await user.click(screen.getByText('Switch'))
    expect(screen.queryByText('It is on')).toBeNull()
    await user.click(screen.getByText('Switch'))
    expect(screen.getByText(/It is on/)).toBeVisible()
  }
  expect(screen.getByRole('textbox')).toHaveValue('Kept')
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
})

it('gives the page a visitor, and has made no call', async () => {
  const fetch = vi.spyOn(window, 'fetch')
  await openDocument(guestBook, { url: '/huts?from=mail' })
  await wakeUp(guestBook)
  expect(screen.getByText('Visitor from mail')).toBeVisible()
  expect(fetch).not.toHaveBeenCalled()
  fetch.mockRestore()
})

it('has the login dialog opened by the masthead, once, and closed again', async () => {
  await openDocument(text)
  const login = screen.getByText('Login')
  window.sitewrightClicks = () => [login, login]
  await wakeUp()
  expect(await screen.findAllByRole('dialog', { name: 'Login' })).toHaveLength(1)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'CANCEL' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(() => login.click())
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible()
})

it('says what is wrong when the kind cannot be had, and can be started again', async () => {
  await openDocument(text)
  const broken = [{ ...text[0]!, load: async () => Promise.reject(new Error('offline')) }]
  await expect(startIsland({ installed: broken })).rejects.toThrow('offline')
  expect(document.documentElement).not.toHaveAttribute('data-awake')
  await wakeUp()
  expect(screen.getByRole('heading')).toHaveTextContent('Text of the huts')
})

it('tries again when the document says that it is time', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openDocument(text)
  const again = vi.fn(async () => {})
  window.sitewrightAgain = again
  const failing = vi.fn(text[0]!.load).mockRejectedValueOnce(new Error('offline'))
  await wakeUp([{ ...text[0]!, load: failing }])
  expect(again).toHaveBeenCalledOnce()
  expect(failing).toHaveBeenCalledTimes(2)
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-awake'))
  delete window.sitewrightAgain
})
