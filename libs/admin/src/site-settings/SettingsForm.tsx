import { Grid, SimpleGrid, Stack } from '@chakra-ui/react'
import type { SiteSettingsObject } from '@sitewright/api-client'
import { useLoaded } from '@sitewright/api-client/queries'
import { useImagePicker, type PickImage } from '@sitewright/media'
import { useSaveShortcut, useSite, WorkingCopyOffer, type StoredDocument } from '@sitewright/page-kit'
import { useRef, useState, type FormEvent } from 'react'
import { PageField } from '../page-choice/PageField.tsx'
import { DocumentConflict, TakenNote } from '../document-history/index.ts'
import { loadPageOptions } from '../page-choice/page-options.ts'
import { usePageOptions } from '../page-choice/use-page-options.ts'
import { Panel } from '../my-account/Panel.tsx'
import { AppearanceFields } from './AppearanceFields.tsx'
import { LanguageField } from './LanguageField.tsx'
import { SaveBar } from './SaveBar.tsx'
import { SecretKeyField } from './SecretKeyField.tsx'
import { SettingField } from './SettingField.tsx'
import { keyHint, settingErrors, type SettingErrors } from './setting-errors.ts'
import { SitePreviews } from './SitePreviews.tsx'
import { TimeZoneField } from './TimeZoneField.tsx'
import { shownDescription } from '../shared/cut-description.ts'
import type { SettingFields } from './setting-fields.ts'
import { settingChanges } from './settings-document.ts'
import { useSettingFields } from './use-setting-fields.ts'
import { useTakenSettings } from './use-taken-settings.ts'
import { texts } from './messages.ts'

/** All settings of the site. They are checked and sent together. */
export function SettingsForm({ loaded }: { loaded: StoredDocument<SiteSettingsObject> }) {
  const { api } = useSite()
  const edited = useSettingFields(loaded)
  const {
    content: fields,
    stored: { content: stored },
  } = edited
  const change = (part: Partial<SettingFields>) => edited.change((now) => ({ ...now, ...part }))
  const taken = useTakenSettings(edited)
  const picker = useImagePicker(api)
  const checks = useChecks(fields)
  const form = useRef<HTMLFormElement>(null)
  useSaveShortcut(() => form.current?.requestSubmit())

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // a dialog within has a form of its own
    if (event.target !== event.currentTarget || !edited.changed) return
    const first = checks.showAll()
    if (first === undefined) return void edited.save()
    const field = event.currentTarget.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }

  return (
    <>
      <DocumentConflict noun="settings" what={texts.theSettings()} document={edited} changes={settingChanges} />
      <WorkingCopyOffer copy={edited.copy} busy={edited.status === 'saving'} />
      {taken.note !== '' && <TakenNote onClose={taken.forget}>{taken.note}</TakenNote>}
      <form ref={form} noValidate onSubmit={handleSubmit}>
        <Stack gap="4">
          <Groups {...{ fields, stored, checks }} pick={picker.pick} onChange={change} />
          <SaveBar document={edited} onTake={taken.takeUp} />
        </Stack>
      </form>
      {picker.dialog}
    </>
  )
}

type Checked = keyof SettingErrors

interface Checks {
  /** What is wrong with a field: nobody is told off while still typing. */
  shown: (key: Checked) => string | undefined
  /** For when a field is left. */
  leave: (key: Checked) => () => void
  /** Shows all that is wrong. Gives the first field that is. */
  showAll: () => Checked | undefined
}

function useChecks(fields: SettingFields): Checks {
  const [left, setLeft] = useState<readonly Checked[]>([])
  const problems = settingErrors(fields)
  return {
    shown: (key) => (left.includes(key) ? problems[key] : undefined),
    leave: (key) => () => setLeft((now) => (now.includes(key) ? now : [...now, key])),
    showAll() {
      const wrong = Object.keys(problems) as Checked[]
      if (wrong.length > 0) setLeft(wrong)
      return wrong[0]
    },
  }
}

interface FieldsProps {
  fields: SettingFields
  onChange: (part: Partial<SettingFields>) => void
}

interface GroupsProps extends FieldsProps {
  stored: SettingFields
  checks: Checks
  pick: PickImage
}

/** Windows that have room for two columns of settings beside the side bar. */
export const veryWide = '@media (width >= 100rem)'

/** The settings by groups: one below the other, in very wide windows the first one, which is long, beside all others. */
function Groups({ fields, stored, checks, pick, onChange }: GroupsProps) {
  return (
    <Grid
      gap="4"
      alignItems="start"
      templateColumns="minmax(0, 1fr)"
      css={{ [veryWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <Panel title={texts.site()}>
        <SiteFields fields={fields} stored={stored} checks={checks} onChange={onChange} />
      </Panel>
      <Stack gap="4">
        <Panel title={texts.appearance()}>
          <AppearanceFields
            fields={fields}
            problem={checks.shown('SiteBodyWidth')}
            pick={pick}
            onChange={onChange}
            onLeaveWidth={checks.leave('SiteBodyWidth')}
          />
        </Panel>
        <Panel title={texts.email()}>
          <EmailFields fields={fields} checks={checks} onChange={onChange} />
        </Panel>
        <Panel title={texts.keys()}>
          <KeyFields fields={fields} stored={stored} onChange={onChange} />
        </Panel>
        <Panel title={texts.trash()}>
          <TrashField fields={fields} checks={checks} onChange={onChange} />
        </Panel>
      </Stack>
    </Grid>
  )
}

/** What the site is called and says of itself, and its first page. */
function SiteFields({ fields, stored, checks, onChange }: FieldsProps & { stored: SettingFields; checks: Checks }) {
  const { api } = useSite()
  const [first] = useState(stored.DefaultPage)
  const loaded = useLoaded({ key: ['pages to choose from', first], load: () => loadPageOptions(api, [first]) })
  const pages = usePageOptions(loaded.value, [fields.DefaultPage])
  return (
    <>
      <SettingField
        label={texts.siteTitle()}
        maxLength={200}
        value={fields.SiteTitle}
        help={fields.SiteLogoLarge > 0 || fields.SiteLogoSmall > 0 ? texts.titleBehindLogo() : undefined}
        onChange={(SiteTitle) => onChange({ SiteTitle })}
      />
      <SettingField
        label={texts.description()}
        lines={3}
        maxLength={1000}
        value={fields.SiteMetaDescription}
        help={texts.descriptionLength({
          count: Array.from(fields.SiteMetaDescription).length,
          shown: shownDescription,
        })}
        onChange={(SiteMetaDescription) => onChange({ SiteMetaDescription })}
      />
      <SettingField
        label={texts.keywords()}
        maxLength={1000}
        value={fields.SiteMetaKeywords}
        help={texts.keywordsHint()}
        onChange={(SiteMetaKeywords) => onChange({ SiteMetaKeywords })}
      />
      <LanguageField
        value={fields.SiteLanguage}
        problem={checks.shown('SiteLanguage')}
        onLeave={checks.leave('SiteLanguage')}
        onChange={(SiteLanguage) => onChange({ SiteLanguage })}
      />
      <TimeZoneField
        value={fields.SiteTimeZone}
        problem={checks.shown('SiteTimeZone')}
        onLeave={checks.leave('SiteTimeZone')}
        onChange={(SiteTimeZone) => onChange({ SiteTimeZone })}
      />
      <PageField
        label={texts.defaultPage()}
        name="DefaultPage"
        help={texts.defaultPageHint()}
        pages={{ ...pages, status: loaded.status, reload: loaded.reload }}
        value={fields.DefaultPage}
        onChange={(DefaultPage) => onChange({ DefaultPage })}
      />
      <SitePreviews fields={fields} stored={stored} page={pages.known.get(fields.DefaultPage)?.name ?? ''} />
    </>
  )
}

function EmailFields({ fields, checks, onChange }: FieldsProps & { checks: Checks }) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <SettingField
        label={texts.adminEmail()}
        name="AdminEmail"
        type="email"
        maxLength={254}
        value={fields.AdminEmail}
        help={texts.adminEmailHint()}
        problem={checks.shown('AdminEmail')}
        onBlur={checks.leave('AdminEmail')}
        onChange={(AdminEmail) => onChange({ AdminEmail })}
      />
      <SettingField
        label={texts.notifyEmail()}
        name="NotifyEmail"
        type="email"
        maxLength={254}
        value={fields.NotifyEmail}
        tooltip={texts.notifyEmailHint()}
        problem={checks.shown('NotifyEmail')}
        onBlur={checks.leave('NotifyEmail')}
        onChange={(NotifyEmail) => onChange({ NotifyEmail })}
      />
    </SimpleGrid>
  )
}

/** How long what was deleted can be brought back. */
function TrashField({ fields, checks, onChange }: FieldsProps & { checks: Checks }) {
  return (
    <SettingField
      label={texts.trashDays()}
      name="TrashDays"
      inputMode="numeric"
      maxLength={4}
      value={fields.TrashDays}
      help={texts.trashDaysHint()}
      problem={checks.shown('TrashDays')}
      onBlur={checks.leave('TrashDays')}
      onChange={(TrashDays) => onChange({ TrashDays })}
    />
  )
}

function KeyFields({ fields, stored, onChange }: FieldsProps & { stored: SettingFields }) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <SettingField
        label={texts.siteKey()}
        dir="ltr"
        maxLength={200}
        value={fields.CaptchaSiteKey}
        help={texts.siteKeyHint()}
        onChange={(CaptchaSiteKey) => onChange({ CaptchaSiteKey })}
      />
      <SecretKeyField
        value={fields.CaptchaSecretKey}
        stored={stored.CaptchaSecretKey}
        hint={keyHint(fields)}
        onChange={(CaptchaSecretKey) => onChange({ CaptchaSecretKey })}
      />
      <SettingField
        label={texts.mapsKey()}
        dir="ltr"
        maxLength={200}
        value={fields.GoogleMapsKey}
        help={texts.mapsKeyHint()}
        onChange={(GoogleMapsKey) => onChange({ GoogleMapsKey })}
      />
    </SimpleGrid>
  )
}
