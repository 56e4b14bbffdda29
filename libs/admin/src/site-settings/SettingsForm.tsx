import { SimpleGrid, Stack } from '@chakra-ui/react'
import type { Page, SiteSettingsObject } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useImagePicker } from '@sitewright/media'
import { useSaveShortcut, useSite, useUnsavedChanges } from '@sitewright/page-kit'
import { useRef, useState, type FormEvent } from 'react'
import { Panel } from '../my-account/Panel.tsx'
import { AppearanceFields } from './AppearanceFields.tsx'
import { DefaultPageField } from './DefaultPageField.tsx'
import { LanguageField } from './LanguageField.tsx'
import { SaveBar } from './SaveBar.tsx'
import { SecretKeyField } from './SecretKeyField.tsx'
import { SettingField } from './SettingField.tsx'
import { keyHint, settingErrors, type SettingErrors } from './setting-errors.ts'
import { SitePreviews } from './SitePreviews.tsx'
import { shownDescription } from './cut-description.ts'
import { useSettingFields } from './use-setting-fields.ts'

type Checked = keyof SettingErrors

const notifyTooltip = 'The reply address for system messages, typically a noreply address'

/** All settings of the site. They are checked and sent together. */
export function SettingsForm({ settings }: { settings: SiteSettingsObject }) {
  const { api } = useSite()
  const edited = useSettingFields(settings)
  const { fields, stored, change } = edited
  const pages = useLoaded<readonly Page[]>(callQuery(api, 'GET private/page-get-list.json.php'))
  const picker = useImagePicker(api)
  const [left, setLeft] = useState<readonly Checked[]>([])
  const problems = settingErrors(fields)
  // Nobody is told off while still typing.
  const shown = (key: Checked) => (left.includes(key) ? problems[key] : undefined)
  const leave = (key: Checked) => () => setLeft((now) => (now.includes(key) ? now : [...now, key]))
  const form = useRef<HTMLFormElement>(null)
  useUnsavedChanges(edited.changed)
  useSaveShortcut(() => form.current?.requestSubmit())

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!edited.changed) return
    const [first, ...others] = Object.keys(problems) as Checked[]
    if (first === undefined) return void edited.save()
    setLeft([first, ...others])
    const field = event.currentTarget.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }

  return (
    <>
      <form ref={form} noValidate onSubmit={handleSubmit}>
        <Stack gap="4">
          <Panel title="Site">
            <SettingField
              label="Browser site title"
              maxLength={200}
              value={fields.SiteTitle}
              onChange={(SiteTitle) => change({ SiteTitle })}
            />
            <SettingField
              label="Meta description"
              lines={3}
              maxLength={1000}
              value={fields.SiteMetaDescription}
              help={`${Array.from(fields.SiteMetaDescription).length} characters. Search engines show about ${shownDescription}.`}
              onChange={(SiteMetaDescription) => change({ SiteMetaDescription })}
            />
            <SettingField
              label="Meta keywords"
              maxLength={1000}
              value={fields.SiteMetaKeywords}
              help="Separated by commas."
              onChange={(SiteMetaKeywords) => change({ SiteMetaKeywords })}
            />
            <LanguageField
              value={fields.SiteLanguage}
              problem={shown('SiteLanguage')}
              onLeave={leave('SiteLanguage')}
              onChange={(SiteLanguage) => change({ SiteLanguage })}
            />
            <DefaultPageField
              pages={pages}
              value={fields.DefaultPage}
              onChange={(DefaultPage) => change({ DefaultPage })}
            />
            <SitePreviews fields={fields} page={pages.value?.find(({ id }) => id === fields.DefaultPage)?.name ?? ''} />
          </Panel>
          <Panel title="Appearance">
            <AppearanceFields
              fields={fields}
              problem={shown('SiteBodyWidth')}
              pick={picker.pick}
              onChange={change}
              onLeaveWidth={leave('SiteBodyWidth')}
            />
          </Panel>
          <Panel title="Email">
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
              <SettingField
                label="Admin email address"
                name="AdminEmail"
                type="email"
                maxLength={254}
                value={fields.AdminEmail}
                help="Receives system notifications."
                problem={shown('AdminEmail')}
                onBlur={leave('AdminEmail')}
                onChange={(AdminEmail) => change({ AdminEmail })}
              />
              <SettingField
                label="Notification email reply address"
                name="NotifyEmail"
                type="email"
                maxLength={254}
                value={fields.NotifyEmail}
                tooltip={notifyTooltip}
                problem={shown('NotifyEmail')}
                onBlur={leave('NotifyEmail')}
                onChange={(NotifyEmail) => change({ NotifyEmail })}
              />
            </SimpleGrid>
          </Panel>
          <Panel title="Keys of services">
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
              <SettingField
                label="Human-check site key"
                dir="ltr"
                maxLength={200}
                value={fields.CaptchaSiteKey}
                help="Both keys come from reCAPTCHA. Without them the site checks visitors itself."
                onChange={(CaptchaSiteKey) => change({ CaptchaSiteKey })}
              />
              <SecretKeyField
                value={fields.CaptchaSecretKey}
                stored={stored.CaptchaSecretKey}
                hint={keyHint(fields)}
                onChange={(CaptchaSecretKey) => change({ CaptchaSecretKey })}
              />
              <SettingField
                label="Maps API key"
                dir="ltr"
                maxLength={200}
                value={fields.GoogleMapsKey}
                help="The access token of Mapbox. Without it maps are drawn from OpenStreetMap."
                onChange={(GoogleMapsKey) => change({ GoogleMapsKey })}
              />
            </SimpleGrid>
          </Panel>
          <SaveBar {...edited} />
        </Stack>
      </form>
      {picker.dialog}
    </>
  )
}
