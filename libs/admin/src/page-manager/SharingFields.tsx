import { Button, Stack, Text } from '@chakra-ui/react'
import { fileUrl, maxPageDescription } from '@sitewright/api-client'
import type { PickImage } from '@sitewright/media'
import { Spinner } from '@sitewright/ui'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { shownDescription } from '../shared/cut-description.ts'
import { SharePreviews } from '../shared/SharePreviews.tsx'
import { ImageField } from '../site-settings/ImageField.tsx'
import { SettingField } from '../site-settings/SettingField.tsx'
import { oneLine, type EditedSharing } from './use-page-sharing.ts'
import { texts } from './messages.ts'

export interface SharingFieldsProps {
  /** The page's title, as typed. */
  title: string
  /** Where it is, with the host. */
  address: string
  /** They are loaded when they are opened. */
  open: boolean
  onOpen: (open: boolean) => void
  sharing: EditedSharing
  pick: PickImage
}

/** What search engines and shared links show of a page, behind a heading that opens. */
export function SharingFields({ open, onOpen, ...props }: SharingFieldsProps) {
  const { stored } = props.sharing
  const id = useId()
  return (
    <Stack gap="4">
      <Button
        variant="ghost"
        size="sm"
        justifyContent="flex-start"
        marginInline="-3"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpen(!open)}
      >
        {open ? <ChevronDown /> : <ChevronRight />} {texts.sharing()}
      </Button>
      {open && (
        <Stack id={id} gap="5">
          {stored.status === 'loading' && <Spinner label={texts.loading()} />}
          {stored.status === 'failed' && (
            <LoadFailure title={texts.sharingFailed()} error={stored.error} onRetry={stored.reload} />
          )}
          <Loaded {...props} />
        </Stack>
      )}
    </Stack>
  )
}

function Loaded({ title, address, sharing, pick }: Omit<SharingFieldsProps, 'open' | 'onOpen'>) {
  const { stored, fields, change } = sharing
  if (!fields || !stored.value) return null
  const { standard, isHidden, image } = stored.value
  const length = lengthOf(fields.description)
  const isUnseen = isHidden && fields.image === image
  return (
    <>
      <SettingField
        label={texts.sharedDescription()}
        value={fields.description}
        lines={3}
        help={texts.sharedDescriptionHelp({ length, most: maxPageDescription, shown: shownDescription })}
        problem={isTooLong(sharing) ? texts.descriptionTooLong({ length, most: maxPageDescription }) : undefined}
        onChange={(description) => change({ description })}
      />
      <ImageField
        label={texts.sharedPicture()}
        help={texts.sharedPictureHelp()}
        value={fields.image}
        pick={pick}
        clearable
        onChange={(chosen) => change({ image: chosen })}
      />
      {isUnseen && (
        <Text role="status" textStyle="sm" color="fg.warning">
          {texts.pictureUnseen()}
        </Text>
      )}
      <SharePreviews
        title={title}
        result={title}
        address={address}
        description={oneLine(fields.description) || standard.description}
        picture={isUnseen || fields.image === 0 ? standard.picture : fileUrl(fields.image, { w: 640 })}
        noPicture={texts.noPicture()}
      />
    </>
  )
}

/** True for a description that the server would refuse. */
export function isTooLong({ fields }: EditedSharing): boolean {
  return fields !== undefined && lengthOf(fields.description) > maxPageDescription
}

/** In characters as people count them. */
function lengthOf(description: string): number {
  return Array.from(oneLine(description)).length
}
