import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { UploadedFonts } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useUndo } from '@sitewright/page-kit/staff'
import { IconButton, useMessages } from '@sitewright/ui'
import { Trash2, Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { UploadFontDialog } from './UploadFontDialog.tsx'
import { useSiteFonts } from './uploaded-fonts.ts'
import { texts } from './messages.ts'

export interface UploadedFontListProps {
  /** Is told the name of a font that is gone. */
  onDeleted: (family: string) => void
}

type Font = UploadedFonts[number]

/** The fonts that the site has beside those of the list: they are uploaded and deleted here. */
export function UploadedFontList({ onDeleted }: UploadedFontListProps) {
  const { fonts, refresh } = useSiteFonts()
  const [uploads, setUploads] = useState(false)
  const id = useId()
  const remove = useRemove({
    onChanged: () => refresh().catch(console.error),
    onGone: ({ family }) => onDeleted(family),
  })

  return (
    <Stack gap="2" role="group" aria-labelledby={id}>
      <Text id={id} fontWeight="medium" textStyle="sm">
        {texts.own()}
      </Text>
      {fonts.length === 0 && (
        <Text textStyle="xs" color="fg.muted">
          {texts.none()}
        </Text>
      )}
      {fonts.length > 0 && (
        <Box as="ul" listStyleType="none">
          {fonts.map((font) => (
            <Flex as="li" key={font.id} gap="2" align="center">
              <Text flex="1" minWidth="0" overflowWrap="anywhere" textStyle="sm">
                {font.family}
                <Text as="span" color="fg.muted">
                  {texts.size({ size: sizeOf(font) })}
                </Text>
              </Text>
              <IconButton
                icon={<Trash2 />}
                label={texts.deleteFont({ name: font.family })}
                onClick={() => void remove(font)}
              />
            </Flex>
          ))}
        </Box>
      )}
      <Button alignSelf="start" size="sm" variant="outline" onClick={() => setUploads(true)}>
        <Upload aria-hidden /> {texts.upload()}
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

interface RemoveOptions {
  /** Is told when there is a font less, and when it is back. */
  onChanged: () => Promise<void>
  /** Is told when it is not brought back at once: until then a look that is being edited keeps it. */
  onGone: (font: Font) => void
}

/** Deletes a font once somebody is sure, who knows where it is in use. */
function useRemove({ onChanged, onGone }: RemoveOptions) {
  const { api } = useSite()
  const messages = useMessages()
  const undo = useUndo()

  /** @returns false where nobody was sure. */
  async function isRemoved({ id, family }: Font): Promise<boolean> {
    // looks may have been published since the list was read
    const now = (await api('GET private/look-get-fonts.json.php')).find((each) => each.id === id)
    if (!now) return true
    const more = [whereUsed(now), await undo.line()].filter((line) => line !== undefined).join(' ')
    const asked = { more, danger: true, accept: texts.delete() }
    if (!(await messages.confirm(texts.deleteQuestion({ name: family }), asked))) return false
    await api('POST private/look-delete-font.json.php', { id, used: now.published || now.former })
    return true
  }

  return async function remove(font: Font): Promise<void> {
    const { id, family: name } = font
    try {
      if (!(await isRemoved(font))) return
    } catch (error) {
      if (await messages.failOrRetry(texts.deleteFailed(), error)) await remove(font)
      return
    }
    await onChanged()
    let isBack = false
    if (await undo.isPossible())
      await undo.tell(texts.deleted({ name }), [{ kind: 'font', id, name }], () => {
        isBack = true
        void onChanged()
      })
    if (!isBack) onGone(font)
  }
}

function whereUsed({ published, former }: Font): string {
  if (published) return texts.inUse()
  if (former) return texts.inHistory()
  return texts.unused()
}
