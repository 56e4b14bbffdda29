import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Spinner } from './Spinner.tsx'

it.each([false, true])('tells screen readers what is being waited for (label hidden: %s)', (hideLabel) => {
  render(<Spinner label="moving..." hideLabel={hideLabel} />)
  expect(screen.getByRole('status')).toHaveTextContent('moving...')
})
