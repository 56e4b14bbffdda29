import { ApiError, type AccountLanguages } from '@sitewright/api-client'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { english, readLanguageFrom } from '@sitewright/messages'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import germanTexts from '../../messages/de.json' with { type: 'json' }
import { answer, findMessage } from '../testing/in-dialogs.ts'
import { TestSite } from '../testing/TestSite.tsx'
import { LanguageField } from './LanguageField.tsx'

afterEach(() => {
  readLanguageFrom(() => english)
  vi.restoreAllMocks()
})

const set = 'POST private/account-set-language.json.php'
const installed = ['en-NZ', 'fr', 'de', 'ar']

function open(languages: Partial<AccountLanguages> = {}, answers: Answers = { [set]: () => ({}) }) {
  const fake = fakeApi(answers)
  const reload = vi.fn()
  render(
    <TestSite api={fake.api}>
      <LanguageField languages={{ chosen: '', ofSite: 'de-AT', installed, ...languages }} reload={reload} />
    </TestSite>,
  )
  return { ...fake, reload, user: userEvent.setup() }
}

const field = () => screen.getByRole('combobox', { name: 'Language' })
const use = () => screen.queryByRole('button', { name: 'Use this language' })
const options = () => screen.getAllByRole('option').map((option) => [option.textContent, option.getAttribute('lang')])

describe('the choice of the own language', () => {
  it('begins with that of the site, then has those installed, each named in itself', () => {
    open()
    expect(options()).toEqual([
      ['Language of the site (Österreichisches Deutsch)', null],
      ['Deutsch', 'de'],
      ['English', 'en-NZ'],
      ['Français', 'fr'],
      ['العربية', 'ar'],
    ])
    expect(field()).toHaveValue('')
  })

  it('loads the document anew in the language that was chosen, once its button is pressed', async () => {
    const { user, calls, reload } = open()
    expect(use()).toBeNull()
    await user.selectOptions(field(), 'Deutsch')
    await user.selectOptions(field(), 'Français')
    expect(calls).toEqual([])
    await user.click(use()!)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(calls).toEqual([[set, { language: 'fr' }]])
  })

  it('goes back to the language of the site', async () => {
    const { user, calls, reload } = open({ chosen: 'fr' })
    await user.selectOptions(field(), '')
    await user.click(use()!)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(calls).toEqual([[set, { language: '' }]])
  })

  it('still has one that was chosen and is gone', () => {
    open({ chosen: 'ja' })
    expect(field()).toHaveValue('ja')
    expect(field()).toHaveDisplayValue('日本語')
    expect(use()).toBeNull()
  })

  it('is sent once on a double click, and cannot be changed meanwhile', async () => {
    const { user, calls } = open({}, { [set]: () => new Promise(() => {}) })
    await user.selectOptions(field(), 'Deutsch')
    await user.dblClick(use()!)
    expect(calls).toHaveLength(1)
    expect(field()).toBeDisabled()
  })

  it('says why it was refused, and keeps what was chosen to be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const error = 'The site has no texts in this language'
    const refusal = () => {
      throw new ApiError('400', { status: 400, body: { error } })
    }
    const { user, reload } = open({ chosen: 'fr' }, { [set]: refusal })
    await user.selectOptions(field(), 'Deutsch')
    await user.click(use()!)
    expect(await findMessage()).toBe('Failed to change the language, see browser log for more information')
    await answer(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(error)
    expect(field()).toHaveValue('de')
    expect(reload).not.toHaveBeenCalled()
  })

  it('is in the language of the reader itself', () => {
    readLanguageFrom(() => ({ tag: 'de', translations: germanTexts }))
    open({ ofSite: 'en-GB' })
    expect(screen.getByRole('combobox', { name: 'Sprache' })).toHaveDisplayValue(
      'Sprache der Website (British English)',
    )
  })
})
