import { english, readLanguageFrom } from '@sitewright/messages'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ContentLanguage, useInterfaceLanguage } from './ContentLanguage.tsx'
import { SiteProvider, type ContentLanguageAttributes } from './site-context.ts'

afterEach(() => readLanguageFrom(() => english))

function Notice() {
  return <p {...useInterfaceLanguage()}>A notice</p>
}

function show(contentLanguage?: ContentLanguageAttributes) {
  const site = { api: async () => ({}), refresh: async () => {}, ...(contentLanguage && { contentLanguage }) }
  render(
    <SiteProvider value={site as never}>
      <ContentLanguage>
        <span>A text</span>
        <Notice />
      </ContentLanguage>
    </SiteProvider>,
  )
}

it('says of content that it is in the language of the site, and of a notice in it that it is in the reader’s', () => {
  readLanguageFrom(() => ({ ...english, tag: 'ar' }))
  show({ lang: 'en-NZ', dir: 'ltr' })
  expect(screen.getByText('A text').parentElement).toHaveAttribute('lang', 'en-NZ')
  expect(screen.getByText('A notice')).toHaveAttribute('lang', 'ar')
  expect(screen.getByText('A notice')).toHaveAttribute('dir', 'rtl')
})

it('says nothing where both are the same', () => {
  show()
  expect(screen.getByText('A text').parentElement).not.toHaveAttribute('lang')
  expect(screen.getByText('A notice').getAttributeNames()).toEqual([])
})
