import { render, screen } from '@testing-library/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { allFetched } from './all-fetched.ts'

function Counted() {
  const [count, setCount] = useState(0)
  useEffect(() => setCount(1), [])
  return <p>Fetched {count}</p>
}

// vitest follows what is imported, and waits for that
const Later = lazy(async () => {
  await import('./hut-settings.ts')
  return { default: Counted }
})

it('shows what has been fetched and what that changes, and React complains of nothing', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <Suspense>
      <Later />
    </Suspense>,
  )
  await allFetched()
  expect(screen.getByText('Fetched 1')).toBeVisible()
  expect(complain).not.toHaveBeenCalled()
})
