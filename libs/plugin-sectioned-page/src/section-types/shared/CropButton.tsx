import { Button } from '@chakra-ui/react'
import { Crop } from 'lucide-react'
import { texts } from '../settings-messages.ts'

/** Opens what asks how a picture is cut. */
export function CropButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="sm" variant="outline" onClick={onClick}>
      <Crop aria-hidden />
      {texts.crop()}
    </Button>
  )
}
