import { render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { Fetched } from './Fetched.tsx'
import { useFetched, useFetchedCode } from './use-fetched.ts'

const Editor = ({ text }: { text: string }) => <p>Editor of {text}</p>

interface StageProps {
  fetch: () => Promise<{ default: typeof Editor }>
  wanted: boolean
}

function Stage({ fetch, wanted }: StageProps) {
  const component = useFetched(fetch, wanted)
  return component ? <Fetched component={component} text="huts" /> : <p>Waiting</p>
}

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {}
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render = () => this.state.message ?? this.props.children
}

it('shows the component once its code is there', async () => {
  render(<Stage wanted fetch={async () => ({ default: Editor })} />)
  expect(screen.getByText('Waiting')).toBeVisible()
  expect(await screen.findByText('Editor of huts')).toBeVisible()
})

it('fetches nothing before it is needed, and once only', async () => {
  const fetch = vi.fn(async () => ({ default: Editor }))
  const { rerender } = render(<Stage wanted={false} fetch={fetch} />)
  expect(fetch).not.toHaveBeenCalled()
  rerender(<Stage wanted fetch={fetch} />)
  await screen.findByText('Editor of huts')
  rerender(<Stage wanted fetch={fetch} />)
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('leaves an error to the error boundary', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const fetch = () => Promise.reject(new Error('no network'))
  render(
    <Boundary>
      <Stage wanted fetch={fetch} />
    </Boundary>,
  )
  expect(await screen.findByText('no network')).toBeVisible()
  log.mockRestore()
})

function Map({ fetch }: { fetch: () => Promise<{ name: string }> }) {
  const library = useFetchedCode(fetch)
  return <p>{library.state === 'ready' ? `Map by ${library.value.name}` : library.state}</p>
}

it('gives code that is no component, and tells a failure in place', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = new Error('no network')
  const { rerender } = render(<Map fetch={async () => ({ name: 'MapLibre' })} />)
  expect(screen.getByText('waiting')).toBeVisible()
  expect(await screen.findByText('Map by MapLibre')).toBeVisible()
  rerender(<Map fetch={() => Promise.reject(failure)} />)
  expect(await screen.findByText('failed')).toBeVisible()
  expect(log).toHaveBeenCalledExactlyOnceWith(failure)
  log.mockRestore()
})
