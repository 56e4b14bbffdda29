import { Stack, Text } from '@chakra-ui/react'
import type { SiteSettingsObject } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useImagePicker } from '@sitewright/media'
import { useSite } from '@sitewright/page-kit'
import { Spinner, useMessages, useToast } from '@sitewright/ui'
import { useState } from 'react'
import { LoadFailure } from '../../dialogs/LoadFailure.tsx'
import { changeDocument } from '../../shared/document-calls.ts'
import { ImageField } from '../../site-settings/ImageField.tsx'
import { siteImages } from '../../site-settings/site-images.ts'
import { texts } from './messages.ts'

type Picture = (typeof siteImages)[number]['key']

const load = 'GET private/get-site-settings.json.php'

/** Logos, favicon and background: settings of the site, stored at once. */
export function SitePictures({ onChanged }: { onChanged: () => void }) {
  const { api, refresh } = useSite()
  const settings = useLoaded(callQuery(api, load))
  const messages = useMessages()
  const picker = useImagePicker(api)
  const { toast, showToast } = useToast()
  const [chosen, setChosen] = useState<Partial<Record<Picture, number>>>({})

  async function put(key: Picture, id: number): Promise<void> {
    try {
      const before = await changeDocument<SiteSettingsObject>(api, {
        noun: 'settings',
        read: () => api(load),
        save: (now, base) => api('POST private/set-site-settings.json.php', { ...now, [key]: id, base }),
      })
      setChosen((others) => ({ ...others, [key]: id }))
      showToast(texts.saved(), [{ label: texts.undo(), onPress: () => void put(key, before[key]) }])
      onChanged()
      await refresh()
    } catch (error) {
      if (await messages.failOrRetry(texts.pictureFailed(), error)) await put(key, id)
    }
  }

  if (settings.status === 'failed')
    return <LoadFailure title={texts.picturesFailed()} error={settings.error} onRetry={settings.reload} />
  if (!settings.value) return <Spinner label={texts.loadingPictures()} />
  const pictures = { ...settings.value, ...chosen }
  return (
    <Stack gap="4">
      <Text textStyle="sm" color="fg.muted">
        {texts.picturesAtOnce()}
      </Text>
      {siteImages.map(({ key, label, help }) => (
        <ImageField
          key={key}
          label={label()}
          help={help(pictures)}
          value={pictures[key]}
          pick={picker.pick}
          clearable={key === 'SiteBackground'}
          onChange={(id) => void put(key, id)}
        />
      ))}
      {picker.dialog}
      {toast}
    </Stack>
  )
}
