import { english, readLanguageFrom } from '@sitewright/messages'
import { SiteProvider } from '@sitewright/page-kit'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { fileField } from './file/Input.tsx'
import { Problem } from './Labelled.tsx'

afterEach(() => readLanguageFrom(() => english))

/** In a page in English, as somebody sees it who reads Arabic. */
function show(children: ReactNode) {
  readLanguageFrom(() => ({ ...english, tag: 'ar' }))
  const contentLanguage = { lang: 'en-NZ', dir: 'ltr' }
  const site = { api: async () => ({}), refresh: async () => {}, contentLanguage }
  render(<SiteProvider value={site as never}>{children}</SiteProvider>)
}

it('says of what is wrong with a field that it is in the language of the reader', () => {
  show(<Problem id="name" text="Name is required" />)
  expect(screen.getByText('Name is required')).toHaveAttribute('lang', 'ar')
  expect(screen.getByText('Name is required')).toHaveAttribute('dir', 'rtl')
})

it('says so of what files can be sent, and not of the editor’s own hint', () => {
  const config = { Hint: 'At most two pages.' }
  show(<fileField.Input id="cv" name="cv" label="Your CV" required={false} problem={undefined} config={config} />)
  expect(screen.getByText(/up to 10 MB$/)).toHaveAttribute('dir', 'rtl')
  expect(screen.getByText(/At most two pages/)).not.toHaveAttribute('dir')
})
