import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EmailAddress } from './EmailAddress.tsx'

it('may break before the parts of an address alone, and keeps its text and says it whole', () => {
  render(<EmailAddress text="ana.berg@club.example.org" />)
  const address = screen.getByTitle('ana.berg@club.example.org')
  expect(address).toHaveTextContent(/^ana\.berg@club\.example\.org$/)
  expect(address.innerHTML.split('<wbr>')).toEqual(['ana', '.berg', '@club', '.example', '.org'])
})
