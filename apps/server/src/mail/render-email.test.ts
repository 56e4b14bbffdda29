import { letterColors } from '@sitewright/theme'
import { describe, expect, it } from 'vitest'
import { renderEmail } from './render-email.ts'

const letter = renderEmail({
  to: 'ann@example.org',
  subject: 'A <subject>',
  name: 'Ann <b> & Co',
  parts: ['First "line".', { label: 'Choose <it>', href: 'https://example.org/?a=1&b="2"' }],
  siteTitle: "Huts & 'Ridges'",
  siteUrl: 'https://example.org',
  colors: letterColors,
})

const site = { siteTitle: 'T', siteUrl: 'https://e.org', colors: letterColors }

describe('renderEmail', () => {
  it('says the same in plain text, word for word', () => {
    expect(letter.text).toBe(
      'Hello Ann <b> & Co,\n\nFirst "line".\n\nChoose <it>:\nhttps://example.org/?a=1&b="2"\n\n' +
        "Huts & 'Ridges'\nhttps://example.org\n",
    )
  })

  it('escapes everything that somebody typed (T39)', () => {
    for (const typed of ['<b>', '<it>', '<subject>', '="2"', '& Co']) expect(letter.html).not.toContain(typed)
    expect(letter.html).toContain('Hello Ann &lt;b&gt; &amp; Co,')
    expect(letter.html).toContain('href="https://example.org/?a=1&amp;b=&quot;2&quot;"')
    expect(letter.html).toContain('Huts &amp; &#39;Ridges&#39;')
  })

  it('has the colours of the site', () => {
    expect(letter.html).toContain(`background:${letterColors.button};color:${letterColors.buttonText}`)
    expect(Object.values(letterColors).filter((color) => !/^#[\da-f]{6}$/.test(color))).toEqual([])
  })

  it('keeps line breaks of what somebody wrote', () => {
    const parts = ['Our huts:\nthree <beds>']
    const { html } = renderEmail({ to: 'a@b', subject: '', name: '', parts, ...site })
    expect(html).toContain('<p>Our huts:<br>three &lt;beds&gt;</p>')
  })

  it('has no salutation for an unknown name', () => {
    const parts = ['Text']
    const { text } = renderEmail({ to: 'a@b', subject: '', name: '', parts, ...site })
    expect(text).toMatch(/^Hello,\n/)
  })
})
