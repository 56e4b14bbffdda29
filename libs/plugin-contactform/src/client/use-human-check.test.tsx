import { ApiError } from '@sitewright/api-client'
import { allFetched, fakeApi, KitProviders } from '@sitewright/page-kit/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillIn, collectAlerts, simple } from '../testing/fill-in-form.ts'
import { formServer, showForm, submitButton } from '../testing/show-form.tsx'
import { PublicForm } from './PublicForm.tsx'
import { notes } from './notes.ts'

let alerts: string[]
beforeEach(() => void (alerts = collectAlerts()))
afterEach(() => void vi.restoreAllMocks())

describe('the human check', () => {
  const offer = 'GET public/human-check.json.php'
  const down = {
    [offer]: () => {
      throw new Error('down')
    },
  }

  it.each([
    ['it cannot be set up', down],
    ['the site key cannot be fetched', { 'GET protected/get-system-property.json.php': down[offer] }],
  ])('alerts where %s, then hides the form and says so (FORM-009, FORM-010, LOGIN-016)', async (_, answers) => {
    await showForm(simple, { answers })
    const alert = 'reCaptcha antispam setup failed, see browser log for more information'
    await waitFor(() => expect(alerts).toEqual([alert]))
    expect(console.error).toHaveBeenCalledWith(alert, expect.any(Error))
    expect(
      await screen.findByText(
        'Anti-spam system could not be initialized. Please contact the site administrator about the page you have encountered this problem on.',
      ),
    ).toBeVisible()
    expect(screen.getByLabelText('Name')).not.toBeVisible()
    expect(screen.queryByRole('button', { name: 'SUBMIT' })).toBeNull()
    expect(alerts).toEqual([alert])
  })

  const failure = 'reCaptcha antispam setup failed, see browser log for more information'
  /** As long as `connection.lost`, nothing reaches the server. */
  function unsteadyServer() {
    const { sent, answers } = formServer(() => ({ auth: 1 }))
    const connection = { lost: true }
    const lost = Object.fromEntries(
      Object.entries(answers).map(([call, answer]) => [
        call,
        (input: Record<string, unknown>) => {
          if (connection.lost) throw new ApiError(`${call} got no answer`, { status: 0 })
          return answer(input)
        },
      ]),
    )
    return { sent, answers: lost, connection }
  }

  it('that a lost connection kept from being set up hides nothing, and is set up when the form is sent', async () => {
    const { sent, answers, connection } = unsteadyServer()
    const { user } = await showForm(simple, { answers })
    await fillIn(user)
    await user.click(submitButton())
    await waitFor(() => expect(alerts).toEqual([notes.failed()]))
    expect(screen.queryByText(notes.checkFailed())).toBeNull()
    expect(screen.getByLabelText('Name')).toBeVisible()
    connection.lost = false
    await user.click(submitButton())
    expect(await screen.findByText(/Thank you/)).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(alerts).toEqual([notes.failed()])
  })

  it('is set up once there is a connection again', async () => {
    const { answers, connection } = unsteadyServer()
    const asked = vi.fn(answers['GET protected/get-system-property.json.php'])
    await showForm(simple, { answers: { ...answers, 'GET protected/get-system-property.json.php': asked } })
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    connection.lost = false
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
    await allFetched()
    expect(alerts).toEqual([])
    expect(submitButton()).toBeVisible()
  })

  it('that fails is tried once more before that counts', async () => {
    let asked = 0
    const { sent, answers } = formServer(() => ({ auth: 1 }))
    const once = (input: Record<string, unknown>) => ((asked += 1) === 1 ? down[offer]() : answers[offer]?.(input))
    const { user } = await showForm(simple, { answers: { ...answers, [offer]: once } })
    await fillIn(user)
    await user.click(submitButton())
    expect(await screen.findByText(/Thank you/)).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(alerts).toEqual([])
  })

  it('that failed never hides what was typed, and is tried again when the form is sent', async () => {
    const key = Promise.withResolvers<void>()
    const { sent, answers } = formServer(() => ({ auth: 1 }))
    const broken = { yes: true }
    const late = async (input: Record<string, unknown>) => {
      await key.promise
      return broken.yes ? down[offer]() : answers[offer]?.(input)
    }
    const { user } = await showForm(simple, { answers: { ...answers, [offer]: late } })
    await fillIn(user)
    key.resolve()
    expect(await screen.findByText(notes.checkFailed())).toBeVisible()
    expect(alerts).toEqual([failure])
    expect(screen.getByLabelText('Name')).toBeVisible()
    await user.click(submitButton())
    await waitFor(() => expect(alerts).toEqual([failure, failure]))
    expect(submitButton()).toHaveFocus()
    broken.yes = false
    await user.click(submitButton())
    expect(await screen.findByText(/Thank you/)).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it('that failed gives an empty form back once it can be set up after all (FORM-010)', async () => {
    const { answers } = formServer()
    const broken = { yes: true }
    const offers = (input: Record<string, unknown>) => (broken.yes ? down[offer]() : answers[offer]?.(input))
    await showForm(simple, { answers: { ...answers, [offer]: offers } })
    expect(await screen.findByText(notes.checkFailed())).toBeVisible()
    expect(screen.queryByRole('button', { name: 'SUBMIT' })).toBeNull()
    broken.yes = false
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(screen.queryByText(notes.checkFailed())).toBeNull())
    expect(submitButton()).toBeVisible()
  })

  it('is set up without a request where it came with the page', async () => {
    const asked = vi.fn()
    renderWithCheck(asked)
    await allFetched()
    expect(submitButton()).toBeVisible()
    expect(asked).not.toHaveBeenCalled()
  })

  it('failing later counts as a failed call (FORM-138)', async () => {
    const { sent, answers } = formServer()
    let asked = 0
    const once = (input: Record<string, unknown>) => ((asked += 1) === 1 ? answers[offer]?.(input) : down[offer]())
    const { user } = await showForm(simple, { answers: { ...answers, [offer]: once } })
    await fillIn(user)
    await user.click(submitButton())
    await waitFor(() => expect(alerts).toEqual([notes.failed()]))
    expect(sent).toEqual([])
    expect(submitButton()).toBeEnabled()
  })
})

/** The form as it is when the server has said with it which check there is. */
function renderWithCheck(asked: () => void) {
  const calls = ['GET protected/get-system-property.json.php', 'GET public/human-check.json.php']
  const api = fakeApi(Object.fromEntries(calls.map((call) => [call, asked])))
  render(
    <KitProviders api={api} permissions={[]}>
      <PublicForm pageId={7} layout={simple} check={{ key: '' }} />
    </KitProviders>,
  )
}
