import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Spinner } from './Spinner.tsx'
import { InSystem } from './testing/in-system.tsx'

it.each([false, true])('tells screen readers what is being waited for (label hidden: %s)', (hideLabel) => {
  render(<Spinner label="moving..." hideLabel={hideLabel} />, { wrapper: InSystem })
  expect(screen.getByRole('status')).toHaveTextContent('moving...')
})
