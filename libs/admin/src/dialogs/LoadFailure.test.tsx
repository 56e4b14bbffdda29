import { ApiError, createConnection } from '@sitewright/api-client'
import { ConnectionProvider } from '@sitewright/api-client/connection'
import { FullSystemProvider } from '@sitewright/ui/full'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { LoadFailure } from './LoadFailure.tsx'

function show(error: unknown) {
  const connection = createConnection()
  const wake = vi.fn()
  connection.wait(wake)
  const onRetry = vi.fn()
  render(
    <FullSystemProvider>
      <ConnectionProvider value={connection}>
        <LoadFailure title="The pages could not be loaded" error={error} onRetry={onRetry} />
      </ConnectionProvider>
    </FullSystemProvider>,
  )
  return { wake, onRetry, user: userEvent.setup() }
}

const call = 'GET private/page-get-paged.json.php'
const noAnswer = new ApiError('away', { status: 0, call })

it.each([
  ['of one call', noAnswer],
  ['of several', [noAnswer, noAnswer]],
])('says without a code that there is no connection, and has all that waits try now: %s', async (_, error) => {
  const { wake, onRetry, user } = show(error)
  const told = screen.getByRole('status')
  expect(told).toHaveTextContent('There is no connection. It is tried again as soon as there is one.')
  expect(told).not.toHaveTextContent('Code')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(wake).toHaveBeenCalledOnce()
  expect(onRetry).not.toHaveBeenCalled()
})

it.each([
  ['an answer', new ApiError('broken', { status: 500, call })],
  ['one that says the server is away', new ApiError('away', { status: 503, call })],
  ['a failure of its own beside one without an answer', [noAnswer, new Error('odd')]],
])('says what to do, with a code, after %s', async (_, error) => {
  const { onRetry, user } = show(error)
  expect(screen.getByText(/tell the person who looks after this site/)).toBeVisible()
  expect(screen.getByText(/^Code: page-get-paged-/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
