import { english, readLanguageFrom } from '@sitewright/messages'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import arabic from '../../../messages/ar.json' with { type: 'json' }
import german from '../../../messages/de.json' with { type: 'json' }
import spanish from '../../../messages/es.json' with { type: 'json' }
import french from '../../../messages/fr.json' with { type: 'json' }
import { blankLayout } from '../../form.ts'
import { button, NoResizes, openForm, patient, serverWith } from '../../testing/edit-form.tsx'
import { formTemplates } from './on-demand/form-templates.ts'
import sampleWords from './on-demand/sample-words.ts'

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('ResizeObserver', NoResizes)
})

afterEach(() => {
  vi.unstubAllGlobals()
  readLanguageFrom(() => english)
})

it('the editor of a form, and what a template makes of it, are in the language that is read', async () => {
  readLanguageFrom(() => ({ tag: 'de', translations: german }))
  const { user } = await openForm(serverWith({ ...blankLayout(), TargetEmail: 'büro, office@example.org, dort' }))
  await user.click(await button('Formular bearbeiten'))
  const settings = within(await screen.findByRole('region', { name: 'Formulareinstellungen' }, patient))
  expect(settings.getByRole('textbox', { name: 'E-Mail-Adressen der Empfänger' })).toHaveAccessibleDescription(
    '„büro“, „dort“ sind keine E-Mail-Adressen: Nur die übrigen Empfänger erhalten, was gesendet wird. Trennen Sie mehrere Adressen durch Kommas.',
  )
  const offer = within(await screen.findByRole('region', { name: 'Wofür ist dieses Formular?' }, patient))
  const membership = offer.getByRole('button', { name: 'Mitgliedschaft' })
  expect(membership).toHaveAccessibleDescription(
    'Menschen möchten Mitglied werden. Felder: Name, E-Mail, Telefon, Postanschrift, Mitgliedschaft, Familienmitglieder, Anmerkungen und Ich erkenne die Satzung an.',
  )
  await user.click(membership)
  expect(await screen.findByText('Nur wenn „Mitgliedschaft“ „Familie“ ist')).toBeInTheDocument()
})

it.each(Object.entries({ de: german, fr: french, es: spanish, ar: arabic }))(
  'words that nobody means to publish are those of the templates in %s',
  (tag, translations) => {
    readLanguageFrom(() => ({ tag, translations }))
    const words = JSON.stringify(formTemplates)
    expect(sampleWords()).not.toContain('First date')
    expect(sampleWords().filter((word) => !words.includes(word))).toEqual([])
  },
)
