import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { UploadedFonts } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { IconButton, useMessages } from '@sitewright/ui'
import { Trash2, Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { UploadFontDialog } from './UploadFontDialog.tsx'
import { useSiteFonts } from './uploaded-fonts.ts'

export interface UploadedFontListProps {
  /** Is told the name of a font that is gone. */
  onDeleted: (family: string) => void
}

type Font = UploadedFonts[number]

export const deleteFailure = 'The font was not deleted'

/** The fonts that the site has beside those of the list: they are uploaded and deleted here. */
export function UploadedFontList({ onDeleted }: UploadedFontListProps) {
  const { fonts, refresh } = useSiteFonts()
  const [uploads, setUploads] = useState(false)
  const id = useId()
  const remove = useRemove(async (font) => {
    onDeleted(font.family)
    await refresh()
  })

  return (
    <Stack gap="2" role="group" aria-labelledby={id}>
      <Text id={id} fontWeight="medium" textStyle="sm">
        Fonts of your own
      </Text>
      {fonts.length === 0 && (
        <Text textStyle="xs" color="fg.muted">
          None yet. Upload the font of your club, and it stands in both lists above.
        </Text>
      )}
      {fonts.length > 0 && (
        <Box as="ul" listStyleType="none">
          {fonts.map((font) => (
            <Flex as="li" key={font.id} gap="2" align="center">
              <Text flex="1" minWidth="0" overflowWrap="anywhere" textStyle="sm">
                {font.family}
                <Text as="span" color="fg.muted">
                  , {sizeOf(font)}
                </Text>
              </Text>
              <IconButton
                icon={<Trash2 />}
                label={`Delete the font ${font.family}`}
                onClick={() => void remove(font)}
              />
            </Flex>
          ))}
        </Box>
      )}
      <Button alignSelf="start" size="sm" variant="outline" onClick={() => setUploads(true)}>
        <Upload aria-hidden /> Upload a font
      </Button>
      {uploads && (
        <UploadFontDialog
          onUploaded={async () => {
            await refresh()
            setUploads(false)
          }}
          onClose={() => setUploads(false)}
        />
      )}
    </Stack>
  )
}

const sizeOf = ({ bytes }: Font) => `${Math.round(bytes / 1000)} kB`

/** Deletes a font once somebody is sure, who knows where it is in use. */
function useRemove(onRemoved: (font: Font) => Promise<void>) {
  const { api } = useSite()
  const messages = useMessages()

  return async function remove(font: Font): Promise<void> {
    const { id, family } = font
    try {
      // looks may have been published since the list was read
      const now = (await api('GET private/look-get-fonts.json.php')).find((each) => each.id === id)
      if (now) {
        const sure = await messages.confirm(`Delete the font ‘${family}’?`, { more: whereUsed(now), accept: 'Delete' })
        if (!sure) return
        await api('POST private/look-delete-font.json.php', { id, used: now.published || now.former })
      }
      await onRemoved(font)
    } catch (error) {
      if (await messages.failOrRetry(deleteFailure, error)) await remove(font)
    }
  }
}

function whereUsed({ published, former }: Font): string {
  if (published)
    return 'The site is in this font now. Without it, visitors see the font that the site came with at once.'
  if (former) return 'A look in the history has this font. Taken up again, it has the font that the site came with.'
  return 'No look that was published has it.'
}
