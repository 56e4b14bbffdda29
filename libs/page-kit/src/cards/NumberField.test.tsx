import { FullSystemProvider } from '@sitewright/ui/full'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { NumberField } from './NumberField.tsx'

function show(start: number | '', optional = false) {
  const committed: (number | '')[] = []
  function Field() {
    const [value, setValue] = useState(start)
    return (
      <FullSystemProvider>
        <NumberField
          label="Width percent"
          value={value}
          range={{ min: 0, max: 100 }}
          optional={optional}
          onChange={(next) => {
            committed.push(next)
            setValue(next)
          }}
        />
        <button type="button" onClick={() => setValue(12)}>
          Set
        </button>
      </FullSystemProvider>
    )
  }
  render(<Field />)
  return { committed, field: screen.getByRole('spinbutton', { name: 'Width percent' }), user: userEvent.setup() }
}

const problem = 'Enter a number from 0 to 100.'

describe('NumberField', () => {
  it('commits every number that is typed', async () => {
    const { committed, field, user } = show('', true)
    await user.type(field, '33.5')
    expect(committed.at(-1)).toBe(33.5)
    await user.clear(field)
    expect(committed.at(-1)).toBe('')
    expect(field).toBeValid()
  })

  it('says that a comma is not taken, which a browser would leave out', async () => {
    const { committed, field, user } = show('', true)
    await user.type(field, '12,')
    expect(field).toHaveAccessibleDescription('Write a point instead of the comma, such as 12.5.')
    expect(field).toHaveValue(12)
    await user.type(field, '.5')
    expect(screen.queryByText(/instead of the comma/)).toBeNull()
    expect(committed.at(-1)).toBe(12.5)
  })

  it('is left when the wheel is turned over it, which would change it', async () => {
    const { field, user } = show(40)
    await user.click(field)
    fireEvent.wheel(field, { deltaY: 100 })
    expect(field).not.toHaveFocus()
  })

  it('keeps invalid input as it was typed, and says so when the field is left', async () => {
    const { committed, field, user } = show(40, true)
    await user.type(field, '0')
    expect(field).toHaveValue(400)
    expect(screen.queryByText(problem)).toBeNull()
    await user.tab()
    expect(field).toHaveValue(400)
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(problem)
    expect(committed).toEqual([])
    await user.type(field, '{Backspace}')
    expect(field).toBeValid()
    expect(screen.queryByText(problem)).toBeNull()
  })

  it('is required if empty has no meaning', async () => {
    const { committed, field, user } = show(40)
    await user.clear(field)
    await user.tab()
    expect(field).toBeInvalid()
    expect(committed).toEqual([])
  })

  it('shows a number that is set from outside instead of what was typed', async () => {
    const { field, user } = show(40)
    await user.type(field, '0')
    await user.click(screen.getByRole('button', { name: 'Set' }))
    expect(field).toHaveValue(12)
    expect(field).toBeValid()
  })
})
