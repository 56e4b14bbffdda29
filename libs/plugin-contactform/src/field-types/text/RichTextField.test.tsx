import { fakeApi, KitProviders } from '@sitewright/page-kit/testing'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RichTextField } from './RichTextField.tsx'

it('shows a spinner of 25 px while the editor is loaded (FORM-049)', () => {
  render(
    <KitProviders api={fakeApi({})}>
      <RichTextField label="Content" value="" onChange={() => {}} />
    </KitProviders>,
  )
  const ring = screen.getByRole('status')
  // as wide as its font is high
  expect(getComputedStyle(ring).getPropertyValue('--diameter')).toBe('1em')
  expect(getComputedStyle(ring.parentElement as HTMLElement).fontSize).toBe('25px')
})
