import { Button } from '@chakra-ui/react'
import { Crop } from 'lucide-react'

/** Opens what asks how a picture is cut. */
export function CropButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="sm" variant="outline" onClick={onClick}>
      <Crop aria-hidden />
      Crop
    </Button>
  )
}
