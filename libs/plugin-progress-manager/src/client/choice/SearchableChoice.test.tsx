import { screen, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FullSystemProvider } from '@sitewright/ui/full'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { withoutResizes } from '../../testing/without-resizes.ts'
import type { Choice } from './choice.ts'
import { SearchableChoice } from './SearchableChoice.tsx'

const people = (count: number): Choice[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: index + 1, email: `person${index + 1}@example.org`, name: `Person ${index + 1}` },
  }))

interface StageProps {
  choices: readonly Choice[]
  first?: number
  /** False refuses. */
  accept?: (id: number) => boolean
}

function Stage({ choices, first, accept = () => true }: StageProps) {
  const [value, setValue] = useState(first)
  return (
    <FullSystemProvider>
      <SearchableChoice label="Person" choices={choices} value={value} onChoose={(id) => accept(id) && setValue(id)} />
      <button type="button">Elsewhere</button>
    </FullSystemProvider>
  )
}

function open(props: StageProps) {
  withoutResizes()
  const user = userEvent.setup()
  render(<Stage {...props} />)
  return { user, input: screen.getByRole('combobox', { name: 'Person' }) }
}

const options = async () => (await screen.findAllByRole('option')).map((each) => each.textContent)
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())

describe('a choice among many', () => {
  it('lists the first 50 of 5,000 and says how many more there are', async () => {
    const { user, input } = open({ choices: people(5000) })
    await user.click(input)
    expect(await options()).toHaveLength(50)
    expect(screen.getByText('4,950 more: type part of the address or name')).toBeVisible()
    await user.type(input, '4321')
    await waitFor(async () => expect(await options()).toEqual(['person4321@example.org (Person 4321)']))
    expect(screen.queryByText(/more:/)).toBeNull()
  })

  it('lists the chosen one too, wherever it is in the list', async () => {
    const { user, input } = open({ choices: people(5000), first: 4321 })
    expect(input).toHaveValue('person4321@example.org (Person 4321)')
    await user.click(input)
    expect((await options())[0]).toBe('person4321@example.org (Person 4321)')
    expect(await options()).toHaveLength(50)
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Person 4321')
  })

  it('chooses the first match on Enter', async () => {
    const { user, input } = open({ choices: people(30) })
    await user.type(input, 'person 3')
    await options()
    await user.keyboard('{Enter}')
    await closed()
    expect(input).toHaveValue('person3@example.org (Person 3)')
    expect(input).toHaveFocus()
  })

  it('chooses the only one on Enter', async () => {
    const { user, input } = open({ choices: people(1) })
    await user.type(input, 'per')
    await options()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(input).toHaveValue('person1@example.org (Person 1)'))
  })

  it('is navigated with the arrow keys', async () => {
    const { user, input } = open({ choices: people(3) })
    input.focus()
    await user.keyboard('{ArrowDown}')
    await options()
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'))
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(input).toHaveValue('person2@example.org (Person 2)'))
  })

  it('returns to the chosen one when it is left without choosing', async () => {
    const { user, input } = open({ choices: people(3), first: 2 })
    await user.clear(input)
    await user.type(input, 'person3')
    await options()
    await user.keyboard('{Escape}')
    await closed()
    await waitFor(() => expect(input).toHaveValue('person2@example.org (Person 2)'))
    await user.type(input, 'nobody')
    expect(await screen.findByText('No one found')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
    await waitFor(() => expect(input).toHaveValue('person2@example.org (Person 2)'))
  })

  it('keeps the chosen one when the other one is refused', async () => {
    const accept = vi.fn(() => false)
    const { user, input } = open({ choices: people(3), first: 2, accept })
    await user.click(input)
    await user.click(await screen.findByRole('option', { name: /Person 3/ }))
    expect(accept).toHaveBeenCalledExactlyOnceWith(3)
    await waitFor(() => expect(input).toHaveValue('person2@example.org (Person 2)'))
  })
})
