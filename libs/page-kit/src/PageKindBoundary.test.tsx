import { act, render, screen } from '@testing-library/react'
import { lazy, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PageKindBoundary } from './PageKindBoundary.tsx'

afterEach(() => vi.restoreAllMocks())

function page(children: ReactNode, id = 1) {
  return (
    <>
      <p>Masthead</p>
      <PageKindBoundary key={id} kind="huts" fallback={<p>Loading</p>}>
        {children}
      </PageKindBoundary>
    </>
  )
}

function Broken(): ReactNode {
  throw new Error('no such hut')
}

describe('PageKindBoundary', () => {
  it('shows the fallback until the code of the kind is there', async () => {
    let arrive: (module: { default: () => ReactNode }) => void = () => {}
    const Late = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => (arrive = resolve)))
    render(page(<Late />))
    expect(screen.getByText('Loading')).toBeVisible()
    await act(async () => arrive({ default: () => <p>Huts</p> }))
    expect(screen.getByText('Huts')).toBeVisible()
  })

  it('limits a failure to its own page, names the kind and logs the error', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    render(page(<Broken />))
    expect(screen.getByText('Masthead')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent("its page kind 'huts' failed")
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    expect(log).toHaveBeenCalledWith("The page kind 'huts' failed", expect.any(Error))
  })

  it('says so too when the code of the kind cannot be fetched', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const Lost = lazy(() => Promise.reject(new Error('no answer')))
    render(page(<Lost />))
    expect(await screen.findByRole('alert')).toHaveTextContent("'huts'")
  })

  it('starts again with another page', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { rerender } = render(page(<Broken />))
    rerender(page(<p>Huts</p>, 2))
    expect(screen.getByText('Huts')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
