import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { type FocalPoint, type PictureShape, shapeRatio } from '@sitewright/html'
import { Choice } from './Choice.tsx'
import { FocalPointPicture } from './FocalPointPicture.tsx'
import { texts } from './messages.ts'

/** How a picture is cut. */
export interface PictureCut {
  /** Absent: it is shown as it is. */
  shape?: PictureShape | undefined
  /** What stays in sight; absent: the middle. */
  focus?: FocalPoint | undefined
}

export interface PictureCropProps {
  src: string
  alt: string
  cut: PictureCut
  onChange: (cut: PictureCut) => void
  /** The only shape, width over height, where it is shown as nothing else: there is no choice then. */
  ratio?: number
}

const shapes = (): Readonly<Record<PictureShape, string>> => ({
  square: texts.square(),
  '4x3': '4:3',
  '3x2': '3:2',
  '16x9': '16:9',
})

/** Asks for the shape that a picture is cut to, on the picture itself, and for what then stays in sight. */
export function PictureCrop({ src, alt, cut, onChange, ratio }: PictureCropProps) {
  const { shape, focus } = cut
  const shown = ratio ?? (shape && shapeRatio(shape))
  return (
    <Stack gap="3">
      <FocalPointPicture
        {...{ src, alt, focus }}
        ratio={shown}
        onChange={(moved) => onChange({ ...cut, focus: moved.x === 50 && moved.y === 50 ? undefined : moved })}
      />
      {shown !== undefined && (
        <HStack justify="space-between" align="start" minHeight="8">
          <Text textStyle="xs" color="fg.muted">
            {texts.hint()}
          </Text>
          {focus && (
            <Button size="xs" variant="ghost" flex="none" onClick={() => onChange({ ...cut, focus: undefined })}>
              {texts.centre()}
            </Button>
          )}
        </HStack>
      )}
      {ratio === undefined && (
        <Choice
          label={texts.shape()}
          none={texts.asItIs()}
          names={shapes()}
          value={shape}
          onChange={(chosen) => onChange({ ...cut, shape: chosen })}
        />
      )}
    </Stack>
  )
}
