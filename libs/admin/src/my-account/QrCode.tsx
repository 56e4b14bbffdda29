import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { encode } from 'uqr'

export interface QrCodeProps {
  text: string
  /** Accessible name. */
  label: string
}

const Picture = chakra('svg', {
  base: {
    flex: 'none',
    width: '11rem',
    height: '11rem',
    borderRadius: 'md',
    // Black on white whatever the theme: many readers do not know the inverse.
    background: 'white',
    color: 'black',
  },
})

/** Modules of white that a reader needs around the code (ISO/IEC 18004, 9.1). */
const quietZone = 4

/** A text as a QR code. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => draw(text), [text])
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </Picture>
  )
}

function draw(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
