import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { fileUrl } from '@sitewright/api-client'
import type { PickImage } from '@sitewright/media'
import { ImageOff } from 'lucide-react'
import { useId, useState } from 'react'
import { texts } from './image-messages.ts'

export interface ImageFieldProps {
  label: string
  help: string
  /** Id of the chosen file; 0 for none. */
  value: number
  pick: PickImage
  onChange: (id: number) => void
  /** True where it may go back to no image. @default false */
  clearable?: boolean
}

const frame = {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: '28',
  height: '20',
  padding: '1.5',
  borderWidth: '1px',
  borderRadius: 'md',
  background: 'bg.muted',
  color: 'fg.subtle',
  '& img': { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' },
}

/** A setting that is one of the site's images, chosen in the Select Image dialog. */
export function ImageField({ label, help, value, pick, onChange, clearable = false }: ImageFieldProps) {
  const id = useId()
  const [broken, setBroken] = useState(0)
  const shown = value > 0 && broken !== value

  async function handlePick() {
    const image = await pick()
    if (image) onChange(image.id)
  }

  return (
    <Flex role="group" aria-labelledby={id} gap="4" align="flex-start">
      <Box css={frame}>
        {shown ? (
          <img
            key={value}
            src={fileUrl(value, { thumb: true })}
            alt={texts.chosenAs({ label })}
            onError={() => setBroken(value)}
          />
        ) : (
          <ImageOff aria-hidden />
        )}
      </Box>
      <Box minWidth="0">
        <Text id={id} fontWeight="medium" textStyle="sm">
          {label}
        </Text>
        <Text color="fg.muted" textStyle="xs">
          {value > 0 && !shown ? texts.notShown() : help}
        </Text>
        <Flex gap="2" wrap="wrap" marginBlockStart="2">
          <Button size="xs" variant="outline" onClick={() => void handlePick()}>
            {value > 0 ? texts.change() : texts.select()}
          </Button>
          {clearable && (
            <Button size="xs" variant="ghost" disabled={value === 0} onClick={() => onChange(0)}>
              {texts.clear()}
            </Button>
          )}
        </Flex>
      </Box>
    </Flex>
  )
}
