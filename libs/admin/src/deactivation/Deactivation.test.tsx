import { ApiError } from '@sitewright/api-client'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { TestSite } from '../testing/TestSite.tsx'
import Deactivation from './Deactivation.tsx'

const log = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => log.mockClear())

const call = 'POST private/account-deactivate.json.php'
const failure = 'Failed to deactivate account, see browser log for more information'

function open(answer: Answers[typeof call] = () => ({})) {
  const { api, calls } = fakeApi({ [call]: answer })
  const refresh = vi.fn(async () => {})
  render(
    <TestSite api={api} refresh={refresh}>
      <Deactivation uid="a-uid" />
    </TestSite>,
  )
  return { user: userEvent.setup(), calls, refresh }
}

const button = () => screen.getByRole('button', { name: 'Deactivate' })

describe('Account deactivation page', () => {
  it('explains what is kept (ACCT-006), what is lost (ACCT-007) and who can undo it (ACCT-008), doing nothing by itself', () => {
    const { calls } = open()
    expect(screen.getByText(/None of your data or settings is removed/)).toBeVisible()
    expect(screen.getByText(/You lose all access/)).toBeVisible()
    expect(screen.getByText(/Only the system administrator can reactivate the account/)).toBeVisible()
    expect(calls).toEqual([])
  })

  it("sends the uid of its address (ACCT-005) by 'Deactivate' (ACCT-009), once, and says that it is done (ACCT-010)", async () => {
    const answer = Promise.withResolvers<Record<string, never>>()
    const { user, calls, refresh } = open(() => answer.promise)
    await user.click(button())
    expect(button()).toBeDisabled()
    await user.click(button())
    expect(calls).toEqual([[call, { uid: 'a-uid' }]])
    answer.resolve({})
    const done = await screen.findByRole('heading', { name: 'Your account has been deactivated' })
    expect(done).toHaveFocus()
    expect(screen.queryByText(/None of your data/)).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('alerts when it fails (ACCT-011), and may be tried again', async () => {
    const { user, refresh } = open(() => {
      throw new ApiError('down', { status: 0 })
    })
    await user.click(button())
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(failure)
    expect(log).toHaveBeenCalledExactlyOnceWith(failure, expect.any(ApiError))
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(button()).toBeEnabled()
    expect(screen.getByText(/You lose all access/)).toBeVisible()
    expect(refresh).not.toHaveBeenCalled()
  })

  it.each([
    [404, 'link-over', 'This link is invalid or has expired', /open My Account/],
    [
      409,
      'last-administrator',
      'The site must keep at least one administrator',
      /^The site must keep at least one administrator$/,
    ],
    [404, 'not-found', 'Not found', /^Not found$/],
  ])('shows the reason of the server: %s %s', async (status, code, error, text) => {
    const { user } = open(() => {
      throw new ApiError('refused', { status, body: { error, code } })
    })
    await user.click(button())
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(error)
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    const ways = screen.queryAllByRole('link').map((link) => link.textContent)
    expect(ways).toEqual(code === 'link-over' ? ['Log in', 'Go to the start page'] : [])
  })
})
